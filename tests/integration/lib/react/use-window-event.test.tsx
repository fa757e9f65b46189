import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWindowEvent } from '@/lib/react/use-window-event';

it('an event of the window calls the listener of the last render, and no listener after the unmount', () => {
  const first = vi.fn<(event: Event) => void>();
  const last = vi.fn<(event: Event) => void>();
  const { rerender, unmount } = renderHook(({ listener }) => useWindowEvent('blur', listener), {
    initialProps: { listener: first },
  });
  fireEvent.blur(window);
  rerender({ listener: last });
  fireEvent.blur(window);
  unmount();
  fireEvent.blur(window);
  expect(first).toHaveBeenCalledOnce();
  expect(last).toHaveBeenCalledOnce();
  expect(last.mock.lastCall?.[0].type).toBe('blur');
});
