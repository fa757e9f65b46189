import userEvent, { PointerEventsCheckLevel, type Options } from '@testing-library/user-event';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * user-event without delays between the events of a press. It presses even where the style
 * `pointer-events: none` of Radix, by which the page behind a dialog is disabled, has reached the
 * new dialog too: a dialog that opens above another one is enabled by its second render.
 */
export function setupUser(options: Partial<Options> = {}) {
  return userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...options,
  });
}

/**
 * Presses Back, and resolves once the page shows the earlier history entry. What has just appeared
 * gets its entry in an effect, which may run later than a query finds it.
 */
export async function pressBack(): Promise<void> {
  await act(async () => undefined);
  await act(async () => {
    const arrival = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await arrival;
  });
}

/** Moves the mouse over a control, and waits for its tooltip, which shows after 700 ms. */
export async function hoverForTooltip(control: HTMLElement): Promise<HTMLElement> {
  fireEvent.pointerMove(control, { pointerType: 'mouse' });
  const name = await screen.findByRole('tooltip', { hidden: true }, { timeout: 3000 });
  return name.parentElement!;
}

/** Hides the tab and shows it again. */
export function leaveTab(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const notify = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  notify();
  visibility.mockRestore();
  notify();
}
