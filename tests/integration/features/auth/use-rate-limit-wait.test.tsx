import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRateLimitWait } from '@/features/auth/use-rate-limit-wait';

const NOW = Date.UTC(2026, 10, 5, 12);
const DAY_SECONDS = 86_400;
const renderWait = (form = 'login') => renderHook(() => useRateLimitWait(form));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const storeWait = (until: unknown, messageKey: unknown = 'login') =>
  localStorage.setItem('wait.login', JSON.stringify({ until, messageKey }));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('the wait of a rate limit counts down each second, is over at zero, and then has no timer', () => {
  const { result } = renderWait();
  expect(result.current).toMatchObject({ limit: null, isOver: false });
  act(() => result.current.start({ seconds: 3, messageKey: 'reset' }));
  expect(result.current.limit).toEqual({ seconds: 3, messageKey: 'reset' });
  advance(999);
  expect(result.current.limit?.seconds).toBe(3);
  advance(1);
  expect(result.current.limit?.seconds).toBe(2);
  advance(1999);
  expect(result.current).toMatchObject({ limit: { seconds: 1 }, isOver: false });
  advance(1);
  expect(result.current).toMatchObject({ limit: null, isOver: true });
  expect(vi.getTimerCount()).toBe(0);
});

it('the wait of a rate limit follows the clock after the device was suspended', () => {
  const { result } = renderWait();
  act(() => result.current.start({ seconds: 900, messageKey: 'login' }));
  vi.setSystemTime(NOW + 600_000);
  advance(1000);
  expect(result.current.limit?.seconds).toBe(299);
});

it('the wait of a rate limit counts from its start, not from the page load', () => {
  const { result } = renderWait();
  advance(50_500);
  act(() => result.current.start({ seconds: 60, messageKey: 'login' }));
  expect(result.current.limit?.seconds).toBe(60);
});

it('the wait of a rate limit continues after a reload, for its own form only', () => {
  const page = renderWait();
  act(() => page.result.current.start({ seconds: 60, messageKey: 'login' }));
  page.unmount();
  // Running the pending timers leaves an interval, but no timeout.
  act(() => void vi.runOnlyPendingTimers());
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(NOW + 20_000);
  expect(renderWait().result.current.limit).toEqual({ seconds: 40, messageKey: 'login' });
  expect(renderWait('reset').result.current.limit).toBeNull();
});

it('a wait of a rate limit that was removed is not restored by the next page load', () => {
  const page = renderWait();
  act(() => page.result.current.start({ seconds: 60, messageKey: 'login' }));
  act(() => page.result.current.clear());
  expect(page.result.current).toMatchObject({ limit: null, isOver: false });
  expect(renderWait().result.current.limit).toBeNull();
});

it.each([
  [1, 1],
  [DAY_SECONDS * 1000, DAY_SECONDS],
])('a rate limit that is stored until %d ms from now is a wait of %d seconds', (ms, seconds) => {
  storeWait(NOW + ms);
  expect(renderWait().result.current.limit).toEqual({ seconds, messageKey: 'login' });
});

it.each([
  ['has passed', NOW, 'login'],
  ['is more than a day away', NOW + DAY_SECONDS * 1000 + 1, 'login'],
  ['is a string', String(NOW + 1000), 'login'],
  ['has a message that does not exist', NOW + 1000, 'other'],
])('a stored rate limit is ignored when its time or message %s', (_, until, messageKey) => {
  storeWait(until, messageKey);
  expect(renderWait().result.current).toMatchObject({ limit: null, isOver: false });
});

it.each(['null', '5', '"text"', 'no JSON'])('a stored rate limit of %s is ignored', (kept) => {
  localStorage.setItem('wait.login', kept);
  expect(renderWait().result.current).toMatchObject({ limit: null, isOver: false });
});
