import { expectNoViolation } from './axe';
import { expect, MAYA, test, TOM_WITHOUT_CREDITS } from './fixtures';

test('the home page shows the recent tools, pins and outputs of a returning member, and no pins of another member', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: MAYA });
  await page.goto('/');
  // On the first visit on a device, the large hero remains above the recent tools.
  await expect(page.getByText('Find your niche')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pick up where you left off' })).toBeVisible();

  await page.goto('/explore');
  await page.getByRole('link', { name: /^Brand Story Agent/ }).click();
  await page.getByRole('button', { name: 'Pin Brand Story Agent' }).click();
  const launched = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Launch Tool' }).click();
  await (await launched).close();
  await page.goto('/');

  await expect(page.getByText('Find your niche')).toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect(recent.getByRole('listitem').first()).toContainText('Brand Story AgentUsed today');
  await expect(page.getByRole('region', { name: 'Pinned tools' })).toContainText(
    'Brand Story Agent',
  );
  const outputs = page.getByRole('region', { name: 'Your latest outputs' });
  await expect(outputs.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^All tools \d+ tools$/ })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoViolation(page);
  await outputs
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // The pins of one member are not those of another on the same device.
  await mock.set({ signIn: TOM_WITHOUT_CREDITS });
  await page.goto('/');
  await expect(page.getByText('Welcome back, Tom')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pinned tools' })).toHaveCount(0);
});
