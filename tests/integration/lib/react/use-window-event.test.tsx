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

it('another type of event replaces the first one', () => {
  const listener = vi.fn<(event: Event) => void>();
  const { rerender } = renderHook(({ type }) => useWindowEvent(type, listener), {
    initialProps: { type: 'blur' as 'blur' | 'focus' },
  });
  rerender({ type: 'focus' });
  fireEvent.blur(window);
  expect(listener).not.toHaveBeenCalled();
  fireEvent.focus(window);
  expect(listener).toHaveBeenCalledOnce();
});
