import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWait } from '@/features/auth/use-wait';

const NOW = Date.UTC(2026, 10, 5, 12);
const DAY_SECONDS = 86_400;
const open = (form = 'login') => renderHook(() => useWait(form));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const keep = (until: unknown, wording: unknown = 'login') =>
  localStorage.setItem('wait.login', JSON.stringify({ until, wording }));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the wait of a rate limit', () => {
  it('counts down each second, is over at zero, and then has no timer', () => {
    const { result } = open();
    expect(result.current).toMatchObject({ limit: null, isOver: false });
    act(() => result.current.start({ seconds: 3, wording: 'reset' }));
    expect(result.current.limit).toEqual({ seconds: 3, wording: 'reset' });
    pass(999);
    expect(result.current.limit?.seconds).toBe(3);
    pass(1);
    expect(result.current.limit?.seconds).toBe(2);
    pass(1999);
    expect(result.current).toMatchObject({ limit: { seconds: 1 }, isOver: false });
    pass(1);
    expect(result.current).toMatchObject({ limit: null, isOver: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows the clock when the device slept through its ticks', () => {
    const { result } = open();
    act(() => result.current.start({ seconds: 900, wording: 'login' }));
    vi.setSystemTime(NOW + 600_000);
    pass(1000);
    expect(result.current.limit?.seconds).toBe(299);
  });

  it('starts from the time of the press, not from that of the page load', () => {
    const { result } = open();
    pass(50_500);
    act(() => result.current.start({ seconds: 60, wording: 'login' }));
    expect(result.current.limit?.seconds).toBe(60);
  });

  it('outlives a reload, each form with a wait of its own', () => {
    const page = open();
    act(() => page.result.current.start({ seconds: 60, wording: 'login' }));
    page.unmount();
    // Only an interval is left after its run.
    act(() => void vi.runOnlyPendingTimers());
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOW + 20_000);
    expect(open().result.current.limit).toEqual({ seconds: 40, wording: 'login' });
    expect(open('reset').result.current.limit).toBeNull();
  });

  it('is forgotten on request, also by the next page load', () => {
    const page = open();
    act(() => page.result.current.start({ seconds: 60, wording: 'login' }));
    act(() => page.result.current.clear());
    expect(page.result.current).toMatchObject({ limit: null, isOver: false });
    expect(open().result.current.limit).toBeNull();
  });

  it.each([
    [1, 1],
    [DAY_SECONDS * 1000, DAY_SECONDS],
  ])('kept until %d ms from now is a wait of %d seconds', (ms, seconds) => {
    keep(NOW + ms);
    expect(open().result.current.limit).toEqual({ seconds, wording: 'login' });
  });

  it.each([
    ['has passed', NOW, 'login'],
    ['is more than a day away', NOW + DAY_SECONDS * 1000 + 1, 'login'],
    ['is a text', String(NOW + 1000), 'login'],
    ['has a wording that does not exist', NOW + 1000, 'other'],
  ])('is none when what was kept %s', (_, until, wording) => {
    keep(until, wording);
    expect(open().result.current).toMatchObject({ limit: null, isOver: false });
  });

  it.each(['null', '5', '"text"', 'no JSON'])('is none when %s was kept', (kept) => {
    localStorage.setItem('wait.login', kept);
    expect(open().result.current).toMatchObject({ limit: null, isOver: false });
  });
});
