import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReturnedAt } from '@/components/receipts/use-returned-at';

function changeVisibility(state: DocumentVisibilityState, now: number): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  vi.spyOn(Date, 'now').mockReturnValue(now);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

it('the time of the last return is that at which the tab became visible, not that at which it was left', () => {
  const { result } = renderHook(() => useReturnedAt());
  const loadedAt = result.current;
  changeVisibility('hidden', loadedAt + 1000);
  expect(result.current).toBe(loadedAt);
  changeVisibility('visible', loadedAt + 2000);
  expect(result.current).toBe(loadedAt + 2000);
});
