import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAYA, respondTo } from '../../../../helpers/mock-api';
import { pressBack } from '../../../../helpers/user';
import { renderApp } from '../../../render-app';
import { cardLink, toolBodies } from '../helpers';

/** Stubs the height of the page in a viewport of 800 px: jsdom has no layout. */
function stubLayout(scrollHeight: number, scrollY = 0): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}

/** Scrolls to 80 percent of the page, which becomes higher. */
function scrollDown(): void {
  stubLayout(2000, 800);
  act(() => void window.dispatchEvent(new Event('scroll')));
  stubLayout(3000, 800);
}

/** Opens the page with 9 of 40 tools. */
async function openExplore() {
  respondTo(
    '/getTools',
    toolBodies(40, (index) => (index % 2 ? { hashtags: ['Purpose Tools'] } : {})),
  );
  stubLayout(2000);
  const app = renderApp('/explore', { as: MAYA });
  const status = await screen.findByText('Showing 9 of 40 tools');
  return { ...app, status };
}

it('Back to tools restores the number of cards of the filtered catalogue, and Back that of the full one', async () => {
  const { user } = await openExplore();
  scrollDown();
  await screen.findByText('Showing 15 of 40 tools');
  await user.click(screen.getByRole('button', { name: 'Purpose Tools' }));
  await screen.findByText('Showing 9 of 20 tools');
  respondTo('/getTool/t2', { ...toolBodies(2)[1] });
  await user.click(cardLink('Tool 2'));
  await screen.findByRole('heading', { level: 1, name: 'Tool 2' });
  await user.click(screen.getByRole('link', { name: 'Back to tools' }));
  await screen.findByText('Showing 9 of 20 tools');
  await pressBack();
  expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
});

it('Back restores the number of cards when a tool was opened in the commit that showed more', async () => {
  respondTo('/getTool/t3', { ...toolBodies(3)[2] });
  const { status } = await openExplore();
  const press = new MutationObserver(() => {
    if (status.textContent !== 'Showing 15 of 40 tools') return;
    press.disconnect();
    cardLink('Tool 3').click();
  });
  press.observe(status, { childList: true, characterData: true, subtree: true });
  scrollDown();
  await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
  await pressBack();
  expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
});
