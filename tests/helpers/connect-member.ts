import { onTestFinished, vi } from 'vitest';
import { registerSessionHooks } from '@/http/session-hooks';

/** Connects the hooks of a signed-in member to the HTTP layer, without the session resource, until the test ends. */
export function connectMember({ mayRefresh = true } = {}) {
  const session = new AbortController();
  const hooks = {
    mayRefresh: () => mayRefresh,
    onRefreshing: vi.fn<(refreshing: boolean) => void>(),
    sessionSignal: () => session.signal,
    onExpired: vi.fn<() => void>(),
    waitForMemberCheck: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  onTestFinished(registerSessionHooks(hooks));
  return { ...hooks, session };
}
