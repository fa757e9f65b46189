import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the tab and shows it again. */
export function leaveTab(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const notify = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  notify();
  visibility.mockRestore();
  notify();
}
