import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Hides the tab, moves the date by a time in milliseconds, and shows the tab again. */
export function leaveTab(milliseconds: number): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const notify = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  notify();
  visibility.mockRestore();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
  notify();
}
