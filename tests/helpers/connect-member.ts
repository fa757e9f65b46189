import { onTestFinished, vi } from 'vitest';
import { registerSessionHooks } from '@/http/session-hooks';

/** Plugs a signed-in member into the HTTP layer without the session resource; unplugged after the test. */
export function connectMember({ mayRefresh = true } = {}) {
  const hooks = {
    mayRefresh: () => mayRefresh,
    onRefreshing: vi.fn<(refreshing: boolean) => void>(),
    onRefreshRejected: vi.fn<(error: Error) => void>(),
    onExpired: vi.fn<() => void>(),
    beforeRequest: vi.fn<(check: string) => Promise<void>>(() => Promise.resolve()),
  };
  onTestFinished(registerSessionHooks(hooks));
  return hooks;
}
