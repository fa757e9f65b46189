import { expect, MAYA, test } from './fixtures';

const GUARDED = ['/', '/explore', '/profile', '/subscription', '/subscription-success'];

for (const width of [390, 768, 1280, 1536, 1920]) {
  test(`at ${width} px the logo has the same place on all guarded pages, and bar and page the same edges`, async ({
    page,
    mock,
  }) => {
    await mock.set({ signIn: MAYA });
    await page.setViewportSize({ width, height: 800 });
    const places = new Set<string>();
    for (const path of GUARDED) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^1,284 credits/ })).toBeVisible();
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      places.add(`${logo?.x} ${logo?.y}`);
    }
    expect([...places]).toHaveLength(1);

    await page.goto('/explore');
    const card = await page.getByRole('list', { name: 'Tools' }).boundingBox();
    const [x] = [...places].map((place) => Number(place.split(' ')[0]));
    expect(card?.x).toBe(x);
    const menu = page.getByRole('banner').getByRole('button', { name: /enu$/ });
    const right = await menu.boundingBox();
    expect(Math.round((right?.x ?? 0) + (right?.width ?? 0))).toBe(
      Math.round((card?.x ?? 0) + (card?.width ?? 0)),
    );
  });
}

test('the tool page says the cost and the messages left, leads to own outputs and copies the profile', async ({
  page,
  mock,
  context,
}) => {
  await mock.set({ signIn: MAYA });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/explore');
  await page.getByRole('link', { name: /^Business Vision Agent/ }).click();
  const panel = page.getByRole('region', { name: 'Cost and launch' });
  await expect(panel.getByText('6 credits per message,')).toBeVisible();
  await expect(panel.getByText('about 214 messages left')).toBeVisible();
  await expect(page.getByText('Available Now')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Related Tools' })).toContainText(/Free tool/);

  await panel.getByRole('button', { name: 'Copy my business profile' }).click();
  await expect(page.getByText('Business profile copied. Paste it into the tool.')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(100);

  await panel.getByRole('link', { name: 'Your 1 output from this tool' }).click();
  await expect(page.getByRole('dialog', { name: 'Business Vision Agent' })).toBeVisible();

  await page.goto('/tool/nowhere');
  await page.getByRole('link', { name: 'Browse all tools' }).click();
  await expect(page).toHaveURL('/explore');
});
