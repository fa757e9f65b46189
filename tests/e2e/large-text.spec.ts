import type { Locator, Page } from '@playwright/test';
import { CATEGORIES } from '@/resources/tools/categories';
import { expect, MAYA, signIn, test } from './fixtures';
import { dashboard, pill } from './purchase';

const CATEGORY_NAMES: string[] = CATEGORIES.map(({ name }) => name);

/** Text at 200 %, on a phone unless a test sets another width. */
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
});

test('with text at 200 %, the controls of the navigation bar are neither cut off nor overlapped at any width', async ({
  page,
  mock,
}) => {
  await mock.set({ signIn: 'lena@hartmannhealth.com' });
  await page.goto('/explore');
  await expect(pill(page, '0')).toBeVisible();
  for (const width of [320, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const brokenControls = () =>
      page
        .getByRole('banner')
        .locator('a, button:not(:has(kbd)), input')
        .evaluateAll((controls) => {
          const boxes = controls
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          return boxes.flatMap(({ control, box }, index) => {
            const text = control.ariaLabel ?? control.textContent;
            const isCut = Array.from(control.querySelectorAll('.truncate')).some(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
            );
            const isOutside = box.left < 0 || box.right > window.innerWidth;
            const isOverlapped = boxes
              .slice(index + 1)
              .some(
                ({ box: other }) =>
                  box.left < other.right - 1 &&
                  other.left < box.right - 1 &&
                  box.top < other.bottom - 1 &&
                  other.top < box.bottom - 1,
              );
            return isCut || isOutside || isOverlapped ? [text] : [];
          });
        });
    await expect.poll(brokenControls, `at ${width} px`).toEqual([]);
  }
});

/** Expects that neither the page nor a dialog or its body scrolls sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('[role="dialog"], [role="dialog"] :not([role="tablist"])'),
      ]
        .filter((box, index) => index === 0 || getComputedStyle(box).overflowY === 'auto')
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
  await expect.soft.poll(async () => Math.max(...(await overflow())), page.url()).toBe(0);
}

/**
 * Expects that no name ends in an ellipsis; an excerpt, which is a paragraph, a placeholder and the
 * category of a card, which is shortened for its cost, may.
 */
async function expectNoCutNames(page: Page): Promise<void> {
  const cutNames = () =>
    page.locator(':is(#main, [role="dialog"]) :not(p, input)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(element);
          return (
            (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
            (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
          );
        })
        .map(({ textContent }) => textContent),
    );
  const cutOthers = async () => (await cutNames()).filter((text) => !CATEGORY_NAMES.includes(text));
  await expect.soft.poll(cutOthers, page.url()).toEqual([]);
}

/** Expects that elements and their texts are within the sides of the container around them. */
async function expectInside(elements: Locator, container: string): Promise<void> {
  await expect(elements.first()).toBeVisible();
  const outside = () =>
    elements.evaluateAll((all, selector) => {
      const isOutside = (element: Element) => {
        const range = document.createRange();
        range.selectNode(element);
        const { left, right } = range.getBoundingClientRect();
        const box = element.closest(selector)!.getBoundingClientRect();
        return left < box.left || right > box.right;
      };
      return all.filter(isOutside).map(({ textContent }) => textContent);
    }, container);
  await expect.soft.poll(outside).toEqual([]);
}

test(
  'with text at 200 %, no page and no dialog scrolls sideways',
  { tag: '@full' },
  async ({ page, mock }) => {
    test.slow();
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Send Link' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    await mock.set({ signIn: MAYA });
    for (const path of [
      '/',
      '/explore',
      '/subscription',
      '/profile',
      '/profile?tab=createProfile',
      '/payment-cancel',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Please wait');
      await page.waitForLoadState('networkidle');
      // The latest outputs and the plans.
      if (path === '/' || path === '/subscription') {
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
      }
    }
    await page.goto('/explore');
    await page
      .getByRole('link', { name: /^Value Ladder Agent/ })
      .first()
      .press('Enter');
    await expect(page.getByText('Related Tools')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/explore?modal=usage');
    await expect(dashboard(page).getByRole('button', { name: 'Get More Credits' })).toBeInViewport({
      ratio: 1,
    });
    await expect(dashboard(page).getByRole('radio', { name: /^Completed/ })).toBeAttached();
    await expectNoSidewaysScroll(page);
  },
);

test(
  'with text at 200 %, names of tools, outputs and files wrap, and their pages do not scroll sideways',
  { tag: '@full' },
  async ({ page, mock }) => {
    test.slow();
    await mock.set({ signIn: MAYA });
    const expectWholeNames = async (name: Locator) => {
      await expect(name.first()).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoCutNames(page);
        await expectNoSidewaysScroll(page);
      }
    };
    await page.goto('/');
    await expectWholeNames(page.getByRole('heading', { name: /^Newly promoted/ }));
    await page.goto('/explore');
    await expectWholeNames(page.getByRole('link', { name: /^Find your Coaching Niche Agent/ }));
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('coaching niche');
    await expectWholeNames(page.getByRole('option', { name: /^Find your Coaching Niche Agent/ }));
    await page.goto('/profile');
    await expectWholeNames(page.getByRole('heading', { name: /^Newly promoted/ }));
    await page.getByRole('button', { name: /^(View|Create) Business Profile/ }).click();
    const file =
      'Answers of new coaching clients from the spring and the summer, final version.pdf';
    const dialog = page.getByRole('dialog', { name: 'Generate Your Business Profile' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'application/pdf', buffer: Buffer.from('text') });
    await expectWholeNames(dialog.getByText(file));
    await page.goto('/profile?tab=aiWorkflow');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expectWholeNames(page.getByRole('heading', { name: 'Steps' }));
  },
);

test(
  'with text at 200 %, a failed login and the strength of a new password do not scroll the page sideways',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/auth');
    await signIn(page, 'unknown@example.com');
    await expectInside(page.getByRole('button', { name: 'forgot-password link' }), '[role=alert]');
    await expectNoSidewaysScroll(page);

    await page.goto('/reset-password?token=abc');
    await page.getByLabel('New Password', { exact: true }).fill('abc');
    await expectInside(page.getByText('Weak'), 'form');
    await expectNoSidewaysScroll(page);
  },
);

test(
  'with text at 200 %, the buttons of a tool’s page and of the dashboard are inside their containers',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    await page.goto('/explore');
    await page
      .getByRole('link', { name: /^Value Ladder Agent/ })
      .first()
      .press('Enter');
    const panel = page.getByRole('region', { name: 'Cost and launch' });
    await expectInside(panel.getByRole('link', { name: 'Launch Tool' }), 'section > div');
    await expectInside(panel.getByRole('button', { name: 'Copy my business' }), 'section > div');

    await page.goto('/explore?modal=usage');
    await expectInside(dashboard(page).getByRole('button', { name: 'Manage Sub' }), 'div');
  },
);

test(
  'with text at 200 %, the progress and the first step of the questionnaire are inside its dialog',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: 'jonas@weberwerk.com' });
    await page.goto('/explore');
    const dialog = page.getByRole('dialog', { name: 'About You' });
    await expectInside(dialog.getByText('17%'), 'div');
    await expectInside(dialog.getByRole('button', { name: 'Choose files' }), 'section');
    await expectNoSidewaysScroll(page);
  },
);

test(
  'with text at 200 %, no text of narrow columns is broken into single letters',
  { tag: '@full' },
  async ({ page, mock }) => {
    await mock.set({ signIn: MAYA });
    /** Expects that the lines of a text have at least four letters on average. */
    const expectFewLines = async (text: Locator) => {
      const lettersPerLine = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        return element.textContent.length / lines.size;
      });
      expect.soft(lettersPerLine).toBeGreaterThan(4);
    };

    await page.goto('/explore?modal=usage&usageTab=costs');
    await dashboard(page).getByRole('tab', { name: 'Platform Costs' }).click();
    await expectFewLines(
      dashboard(page).getByRole('rowheader').first().locator('span > span').first(),
    );
    await page.goto('/profile');
    await page.getByRole('button', { name: /^(View|Create) Business Profile/ }).click();
    await expectFewLines(page.getByRole('heading', { name: 'Your answers' }));

    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/profile');
    await expectFewLines(page.locator('dd').last());
    await mock.set({ signIn: 'jonas@weberwerk.com' });
    await page.goto('/explore');
    await expectFewLines(page.getByRole('dialog').getByText('Fill from documents'));
  },
);
