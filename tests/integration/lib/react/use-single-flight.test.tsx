import { StrictMode } from 'react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleFlight } from '@/lib/react/use-single-flight';

function SendButton({ send }: { send: () => Promise<void> }) {
  const flight = useSingleFlight();
  return (
    <button
      type="button"
      onClick={() => {
        if (flight.begin()) void send().finally(flight.end);
      }}
    >
      Send
    </button>
  );
}

it('two presses before a re-render send one request', () => {
  const send = vi.fn(() => new Promise<void>(() => undefined));
  render(<SendButton send={send} />, { wrapper: StrictMode });
  // One batch, so that React renders after both presses.
  act(() => {
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('a press after the end of a request sends another one', async () => {
  const send = vi.fn(() => Promise.resolve());
  render(<SendButton send={send} />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(send).toHaveBeenCalledTimes(2);
});

it('a request is in flight from its begin to its end, also after re-renders', () => {
  const { result, rerender } = renderHook(useSingleFlight);
  expect(result.current.isInFlight()).toBe(false);
  expect(result.current.begin()).toBe(true);
  rerender();
  expect(result.current.isInFlight()).toBe(true);
  expect(result.current.begin()).toBe(false);
  result.current.end();
  expect(result.current.isInFlight()).toBe(false);
  expect(result.current.begin()).toBe(true);
});

it('two components each have a request in flight of their own', () => {
  const first = renderHook(useSingleFlight).result.current;
  const second = renderHook(useSingleFlight).result.current;
  expect(first.begin()).toBe(true);
  expect(second.begin()).toBe(true);
});
