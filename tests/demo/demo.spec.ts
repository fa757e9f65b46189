import { expect } from '@playwright/test';
import { PORTAL } from '../e2e/origins';
import { Tab } from '../engines/tab';
import { test } from './fixtures';

const DEMO = `${PORTAL}/some/sub/path/`;

const button = (name: string | RegExp) => ({ role: 'button', name });
const link = (name: string | RegExp) => ({ role: 'link', name });

async function signIn(tab: Tab, member: RegExp): Promise<void> {
  await tab.click(button(member));
  await tab.click({ role: 'checkbox', name: 'Verify you are human' });
}

test('a visitor opens a page of the demo, signs in as a demo member, launches a tool, buys credits and resets the demo', async ({
  engine,
  tab,
}) => {
  // The host has no file for this page and sends 404.html.
  await tab.goto(`${DEMO}explore?category=Purpose+Tools`);
  await tab.expectUrl(/\/some\/sub\/path\/auth\?redirectTo=/);
  await signIn(tab, /^Nora Eriksen/);
  await tab.expectUrl(/\/some\/sub\/path\/explore\?category=Purpose\+Tools$/);
  await tab.expectVisible(button(/^42 credits/));

  await tab.goto(`${DEMO}explore`);
  await tab.expectVisible({ text: /^Showing 9 of/ });
  await tab.click(button('Free tools'));
  await tab.expectUrl(/\d\/some\/sub\/path\/explore\?free=true$/);
  await tab.click(button('All'));
  await tab.click(button(/^42 credits/));
  await tab.expectUrl(/\d\/some\/sub\/path\/explore\?modal=usage$/);
  await tab.goto(`${DEMO}explore`);
  await tab.click(link(/^Value Ladder Agent/));
  await tab.click(link(/^Launch Tool/));
  await expect.poll(async () => (await engine.pages()).length).toBe(2);
  const [, opened] = await engine.pages();
  await new Tab(opened!).expectVisible({ role: 'heading', name: 'Value Ladder Agent' });
  await new Tab(opened!).expectVisible({ text: /^The tool has launched/ });

  await tab.goto(`${DEMO}explore?modal=buy`);
  await tab.click(button(/^(Purchase|Buy)/));
  await tab.click(button(/^Pay/));
  await tab.expectUrl(/\/some\/sub\/path\/payment-success/);
  await tab.expectVisible({ role: 'heading', name: /^Payment Successful/ });
  await tab.goto(`${DEMO}explore`);
  const balance = button(/^[\d,]{4,} credits/);
  await tab.expectVisible(balance);
  await tab.reload();
  await tab.expectVisible(balance);

  await tab.click(button('Reset'));
  await tab.expectUrl(/\/some\/sub\/path\/auth/);
  await signIn(tab, /^Nora Eriksen/);
  await tab.expectVisible(button(/^42 credits/));
});
