import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../render-app';
import { answer, cardLink, cardNames, MAYA_WITH_CREDITS, wireTools } from './helpers';

/** A page of this height in a window of 800 px; jsdom has no layout of its own. */
function layOut(scrollHeight: number, scrollY = 0): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}

function scroll(scrollHeight: number, scrollY: number): void {
  layOut(scrollHeight, scrollY);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('infinite scroll', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  async function open(count = 40) {
    answer('/getTools', wireTools(count));
    layOut(2000);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(`Showing 9 of ${count} tools`);
  }

  /** Timers wait for the test once the page shows, and what it lets pass is exact. */
  async function openAndStopTime() {
    vi.useRealTimers();
    await open();
    vi.useFakeTimers();
    return passTime;
  }

  it('shows 9 tools and waits above 80 percent of the height', async () => {
    await open();
    scroll(2000, 799);
    await passTime(2000);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    expect(cardNames()).toHaveLength(9);
  });

  it('shows 6 more 500 ms after 80 percent are reached, and then waits again', async () => {
    await open();
    scroll(2000, 800);
    layOut(3000, 800);
    await passTime(450);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    await passTime(250);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    expect(cardNames()).toHaveLength(15);
    await passTime(2000);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('six more tools show 500 ms after the scroll, and no earlier', async () => {
    const pass = await openAndStopTime();
    scroll(2000, 800);
    layOut(3000, 800);
    await pass(460);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    await pass(80);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('a scroll within 150 ms of the last check waits for the rest of them', async () => {
    const pass = await openAndStopTime();
    scroll(2000, 100);
    await pass(50);
    scroll(2000, 800);
    await pass(85);
    // The check comes on the way to 160 ms, and the tools 500 ms after it.
    await pass(25);
    layOut(3000, 800);
    await pass(490);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    await pass(15);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('goes on by itself while the page is too short to scroll, up to the last tool', async () => {
    await open(17);
    scroll(700, 0);
    await passTime(500);
    expect(screen.getByText('Showing 15 of 17 tools')).toBeVisible();
    await passTime(500);
    expect(screen.getByText('Showing 17 of 17 tools')).toBeVisible();
    await passTime(2000);
    expect(cardNames()).toHaveLength(17);
  });

  it('shows 9 tools in a window that sees 80 percent of them, until it is scrolled', async () => {
    answer('/getTools', wireTools(40));
    layOut(900);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText('Showing 9 of 40 tools');
    await passTime(2000);
    expect(screen.getByText('Showing 9 of 40 tools')).toBeVisible();
    scroll(900, 20);
    await passTime(700);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    await passTime(2000);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('goes on for whoever has scrolled to the end while a step was loading', async () => {
    await open();
    scroll(2000, 1200);
    await passTime(300);
    scroll(2400, 1600);
    await passTime(300);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
    await passTime(500);
    expect(screen.getByText('Showing 21 of 40 tools')).toBeVisible();
  });

  it('looks again when the window is resized', async () => {
    await open();
    layOut(800);
    act(() => void window.dispatchEvent(new Event('resize')));
    layOut(2000);
    await passTime(700);
    expect(screen.getByText('Showing 15 of 40 tools')).toBeVisible();
  });
});

describe('the number of cards', () => {
  async function openAndStep() {
    answer(
      '/getTools',
      wireTools(40, (index) => (index % 2 ? { hashtags: ['Purpose Tools'] } : {})),
    );
    layOut(2000);
    const app = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText('Showing 9 of 40 tools');
    scroll(2000, 900);
    layOut(3000, 900);
    await screen.findByText('Showing 15 of 40 tools');
    return app;
  }

  it('is restored by Back from a tool', async () => {
    const { user } = await openAndStep();
    answer('/getTool/t3', { ...wireTools(3)[2] });
    await user.click(cardLink('Tool 3'));
    await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('is restored by Back to tools, with the filters', async () => {
    const { user } = await openAndStep();
    await user.click(screen.getByRole('button', { name: 'Purpose Tools' }));
    await screen.findByText('Showing 9 of 20 tools');
    answer('/getTool/t2', { ...wireTools(2)[1] });
    await user.click(cardLink('Tool 2'));
    await screen.findByRole('heading', { level: 1, name: 'Tool 2' });
    await user.click(screen.getByRole('link', { name: 'Back to tools' }));
    await screen.findByText('Showing 9 of 20 tools');
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it('starts at 9 again when the filter changes', async () => {
    const { user } = await openAndStep();
    await user.click(screen.getByRole('button', { name: 'Purpose Tools' }));
    expect(await screen.findByText('Showing 9 of 20 tools')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByText('Showing 9 of 40 tools')).toBeVisible();
  });

  it('is restored by Back also when a tool was opened in the very commit that showed more', async () => {
    answer('/getTools', wireTools(40));
    answer('/getTool/t3', { ...wireTools(3)[2] });
    layOut(2000);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    const status = await screen.findByText('Showing 9 of 40 tools');
    const press = new MutationObserver(() => {
      if (status.textContent !== 'Showing 15 of 40 tools') return;
      press.disconnect();
      cardLink('Tool 3').click();
    });
    press.observe(status, { childList: true, characterData: true, subtree: true });
    scroll(2000, 900);
    layOut(3000, 900);
    await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
    act(() => window.history.back());
    expect(await screen.findByText('Showing 15 of 40 tools')).toBeVisible();
  });

  it.each([15.5, Infinity, '15', -15])(
    'starts at 9 when the history entry says %s',
    async (count) => {
      const { user } = await openAndStep();
      window.history.replaceState({ ...window.history.state, shownTools: count }, '');
      answer('/getTool/t3', { ...wireTools(3)[2] });
      await user.click(cardLink('Tool 3'));
      await screen.findByRole('heading', { level: 1, name: 'Tool 3' });
      act(() => window.history.back());
      expect(await screen.findByText('Showing 9 of 40 tools')).toBeVisible();
    },
  );
});
