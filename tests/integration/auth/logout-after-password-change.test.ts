import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the stored token is cleared two seconds after the password was changed', async () => {
  localStorage.setItem('token', 'a');
  void logoutAfterPasswordChange();
  await vi.advanceTimersByTimeAsync(1990);
  expect(localStorage.getItem('token')).toBe('a');
  await vi.advanceTimersByTimeAsync(20);
  expect(localStorage.getItem('token')).toBeNull();
});
