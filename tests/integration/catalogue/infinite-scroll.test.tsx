import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { respondTo, cardLink, cardNames, MAYA_WITH_CREDITS, toolBodies } from './helpers';

/** Stubs the height of the page in a viewport of 800 px: jsdom has no layout. */
function stubLayout(scrollHeight: number, scrollY = 0): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}

function scroll(scrollHeight: number, scrollY: number): void {
  stubLayout(scrollHeight, scrollY);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('infinite scroll', () => {
  /** Opens the page, and then stops the clock. */
  async function openExplore({ count = 40, scrollHeight = 2000 } = {}) {
    respondTo('/getTools', toolBodies(count));
    stubLayout(scrollHeight);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(`Showing 9 of ${count} tools`);
    return stopClock();
  }

  it('the numbers of a large catalogue have separators', async () => {
    respondTo('/getTools', toolBodies(1200));
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Showing 9 of 1,200 tools')).toBeVisible();
  });

  it('a scroll to less than 80 percent of the page shows no more than 9 tools', async () => {
    const { advance } = await openExplore();
    scroll(2000, 799);
    await advance(2000);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    expect(cardNames()).toHaveLength(9);
  });

  it('a scroll to 80 percent of the page shows 6 more tools, and no more than 6', async () => {
    const { advance } = await openExplore();
    scroll(2000, 800);
    stubLayout(3000, 800);
    await advance(700);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    expect(cardNames()).toHaveLength(15);
    await advance(2000);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('six more tools show 500 ms after the scroll, not earlier', async () => {
    const { advance } = await openExplore();
    scroll(2000, 800);
    stubLayout(3000, 800);
    await advance(460);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    await advance(80);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('a scroll within 150 ms of the last check is checked at the end of the 150 ms', async () => {
    const { advance } = await openExplore();
    scroll(2000, 100);
    await advance(50);
    scroll(2000, 800);
    await advance(85);
    // The check runs before 160 ms, and the tools show 500 ms after it.
    await advance(25);
    stubLayout(3000, 800);
    await advance(490);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    await advance(15);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('a page that is too short to scroll shows more tools until all are shown', async () => {
    const { advance } = await openExplore({ count: 17 });
    scroll(700, 0);
    await advance(500);
    expect(screen.getByText('Showing 15 of 17 tools')).toBeVisible();
    await advance(500);
    expect(screen.getByText('Showing 17 of 17 tools')).toBeVisible();
    await advance(2000);
    expect(cardNames()).toHaveLength(17);
  });

  it('a viewport that shows 80 percent of the page at the start shows 9 tools until the first scroll', async () => {
    const { advance } = await openExplore({ scrollHeight: 900 });
    await advance(2000);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    scroll(900, 20);
    await advance(700);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    await advance(2000);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('a scroll to the end while more tools load shows 6 more after them', async () => {
    const { advance } = await openExplore();
    scroll(2000, 1200);
    await advance(300);
    scroll(2400, 1600);
    await advance(300);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    await advance(500);
    expect(screen.getByText('Showing 21 of 40 tools')).toBeVisible();
  });

  it('a resize of the window checks the scroll position again', async () => {
    const { advance } = await openExplore();
    stubLayout(800);
    act(() => void window.dispatchEvent(new Event('resize')));
    stubLayout(2000);
    await advance(700);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });
});

describe('the number of cards', () => {
  async function openAndShowMore() {
    respondTo(
      '/getTools',
      toolBodies(40, (index) => (index % 2 ? { hashtags: ['Purpose Tools'] } : {})),
    );
    stubLayout(2000);
    const app = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText('Showing 9 of 40 tools');
    scroll(2000, 900);
    stubLayout(3000, 900);
    await screen.findByText('Showing 15 of 40 tools');
    return app;
  }

  it('Back from a tool restores the number of cards', async () => {
    const { user } = await openAndShowMore();
    respondTo('/getTool/t3', { ...toolBodies(3)[2] });
    await user.click(cardLink('Tool 3'));
    await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('Back to tools restores the number of cards of the filtered catalogue, and Back that of the full one', async () => {
    const { user } = await openAndShowMore();
    await user.click(screen.getByRole('button', { name: 'Purpose Tools' }));
    await screen.findByText('Showing 9 of 20 tools');
    respondTo('/getTool/t2', { ...toolBodies(2)[1] });
    await user.click(cardLink('Tool 2'));
    await screen.findByRole('heading', { level: 1, name: 'Tool 2' });
    await user.click(screen.getByRole('link', { name: 'Back to tools' }));
    await screen.findByText('Showing 9 of 20 tools');
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('a change of filters resets the number of cards to 9', async () => {
    const { user } = await openAndShowMore();
    await user.click(screen.getByRole('button', { name: 'Purpose Tools' }));
    expect(await screen.findByText('Showing 9 of 20 tools')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByText('Showing 9 of 40 tools')).toBeVisible();
  });

  it('Back restores the number of cards when a tool was opened in the commit that showed more', async () => {
    respondTo('/getTools', toolBodies(40));
    respondTo('/getTool/t3', { ...toolBodies(3)[2] });
    stubLayout(2000);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    const status = await screen.findByText('Showing 9 of 40 tools');
    const press = new MutationObserver(() => {
      if (status.textContent !== 'Showing 15 of 40 tools') return;
      press.disconnect();
      cardLink('Tool 3').click();
    });
    press.observe(status, { childList: true, characterData: true, subtree: true });
    scroll(2000, 900);
    stubLayout(3000, 900);
    await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it.each([15.5, Infinity, '15', -15])(
    'the number of cards is 9 when the history entry has %s',
    async (count) => {
      const { user } = await openAndShowMore();
      window.history.replaceState({ ...window.history.state, shownCount: count }, '');
      respondTo('/getTool/t3', { ...toolBodies(3)[2] });
      await user.click(cardLink('Tool 3'));
      await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
      act(() => window.history.back());
      expect(await screen.findByText('Showing 9 of 40 tools')).toBeVisible();
    },
  );
});
