import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRateLimitWait } from '@/features/auth/use-rate-limit-wait';

const NOW = Date.UTC(2026, 10, 5, 12);
const DAY_SECONDS = 86_400;
const renderWait = (form = 'login') => renderHook(() => useRateLimitWait(form));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Opens a page and starts a wait after a while. */
function startWait(seconds: number) {
  const page = renderWait();
  advance(50_500);
  act(() => page.result.current.start({ seconds, messageKey: 'reset' }));
  return page;
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('the wait of a rate limit counts down each second, is over at zero, and then has no timer', () => {
  const { result } = startWait(2);
  const waits = (seconds: number) =>
    expect(result.current).toMatchObject({ limit: { seconds }, isOver: false });
  waits(2);
  advance(999);
  waits(2);
  advance(1);
  waits(1);
  advance(1000);
  expect(result.current).toMatchObject({ limit: null, isOver: true });
  expect(vi.getTimerCount()).toBe(0);
});

it('the wait of a rate limit follows the clock after the device was suspended', () => {
  const { result } = startWait(900);
  vi.setSystemTime(Date.now() + 600_000);
  advance(1000);
  expect(result.current.limit?.seconds).toBe(299);
});

it('the wait of a rate limit continues after a reload, for its own form only', () => {
  startWait(60).unmount();
  vi.setSystemTime(Date.now() + 20_000);
  expect(renderWait().result.current.limit).toEqual({ seconds: 40, messageKey: 'reset' });
  expect(renderWait('reset').result.current.limit).toBeNull();
});

it('a wait of a rate limit that was removed is not restored by the next page load', () => {
  const { result } = startWait(60);
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ limit: null, isOver: false });
  expect(renderWait().result.current.limit).toBeNull();
});

const stored = (ms: unknown, messageKey = 'login') =>
  JSON.stringify({ until: typeof ms === 'number' ? NOW + ms : ms, messageKey });

it.each([
  [stored(1), 1],
  [stored(DAY_SECONDS * 1000), DAY_SECONDS],
  [stored(0), null],
  [stored(DAY_SECONDS * 1000 + 1), null],
  [stored(String(NOW + 1000)), null],
  [stored(1000, 'other'), null],
  ['null', null],
  ['5', null],
  ['no JSON', null],
])('the stored rate limit %s is a wait of %j seconds', (text, seconds) => {
  localStorage.setItem('wait.login', text);
  const limit = seconds && { seconds, messageKey: 'login' };
  expect(renderWait().result.current).toMatchObject({ limit, isOver: false });
});
