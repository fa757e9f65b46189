import { afterEach, expect, it, vi } from 'vitest';
import { refreshOnceAmongTabs, type SharedRefreshDeps } from '@/http/shared-refresh';
import { deferred, flushTasks } from '../../helpers/deferred';
import { createLocks } from '../../helpers/locks';

const SENT = 1_000_000;

afterEach(() => {
  vi.useRealTimers();
});

/** The storage and clock that the tabs of one browser share; the clock advances while they wait. */
function browser() {
  const notes = new Map<string, string>();
  const waits: number[] = [];
  let now = SENT + 10;
  const deps: SharedRefreshDeps = {
    locks: createLocks(),
    storage: {
      read: (key) => notes.get(key) ?? null,
      write: (key, value) => void notes.set(key, value),
    },
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
      await Promise.resolve();
    },
  };
  return { deps, notes, waits, setClock: (to: number) => (now = to) };
}

const never = new AbortController().signal;
const successfulRefresh = () => vi.fn(() => Promise.resolve());

it('two tabs refresh once when the storage of the second is updated late', async () => {
  const { deps, notes } = browser();
  let seen = new Map(notes);
  const elsewhere: SharedRefreshDeps = {
    ...deps,
    storage: { ...deps.storage, read: (key) => seen.get(key) ?? null },
  };
  const here: SharedRefreshDeps = {
    ...deps,
    wait: async (ms) => {
      await deps.wait(ms);
      seen = new Map(notes);
    },
  };
  const refresh = successfulRefresh();
  await Promise.all([
    refreshOnceAmongTabs(SENT, never, refresh, here),
    refreshOnceAmongTabs(SENT + 5, never, refresh, elsewhere),
  ]);
  expect(refresh).toHaveBeenCalledOnce();
});

it('a refresh does not wait until other tabs can read its time', async () => {
  const { deps } = browser();
  const forever = new Promise<void>(() => undefined);
  await refreshOnceAmongTabs(SENT, never, successfulRefresh(), { ...deps, wait: () => forever });
});

it('the lock is kept for 200 ms after a refresh, until other tabs can read its time', async () => {
  const { deps, waits } = browser();
  await refreshOnceAmongTabs(SENT, never, successfulRefresh(), deps);
  await vi.waitFor(() => expect(waits).toEqual([200]));
});

it('the lock is kept for 200 ms after a rejected refresh, until other tabs receive that the session has ended', async () => {
  const { deps, waits } = browser();
  const session = new AbortController();
  const ended = new Error('The session has ended.');
  const whileWaiting = deferred();
  const wait = (ms: number) => {
    waits.push(ms);
    return whileWaiting.promise;
  };
  const rejected = new Error('Rejected');
  const first = refreshOnceAmongTabs(SENT, never, () => Promise.reject(rejected), {
    ...deps,
    wait,
  });
  const refresh = successfulRefresh();
  const second = refreshOnceAmongTabs(SENT, session.signal, refresh, deps);
  await expect(first).rejects.toBe(rejected);
  session.abort(ended);
  await expect(second).rejects.toBe(ended);
  whileWaiting.resolve();
  expect(waits).toEqual([200]);
  expect(refresh).not.toHaveBeenCalled();
});

it('a refresh waits for the lock `session-refresh`, which tabs of other releases use too', async () => {
  const { deps } = browser();
  const otherRelease = deferred();
  void deps.locks!.request('session-refresh', () => otherRelease.promise);
  const refresh = successfulRefresh();
  const result = refreshOnceAmongTabs(SENT, never, refresh, deps);
  await flushTasks();
  expect(refresh).not.toHaveBeenCalled();
  otherRelease.resolve();
  await result;
  expect(refresh).toHaveBeenCalledOnce();
});

it('a tab refreshes by itself when a suspended tab has held the lock for 20 s', async () => {
  vi.useFakeTimers();
  const { deps, notes } = browser();
  const suspended = new Promise<void>(() => undefined);
  void refreshOnceAmongTabs(SENT, never, () => suspended, deps);
  const refresh = successfulRefresh();
  const result = refreshOnceAmongTabs(SENT, never, refresh, deps);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await result;
  expect(refresh).toHaveBeenCalledOnce();
  expect([...notes.keys()]).toEqual(['session.refreshed-at']);
});

it.each<[string, SharedRefreshDeps['locks']]>([
  ['has no Web Locks', null],
  [
    'denies the lock',
    { request: () => Promise.reject(new DOMException('Blocked.', 'SecurityError')) },
  ],
])('two tabs refresh at most once each when the browser %s', async (_, locks) => {
  const deps = { ...browser().deps, locks };
  const refresh = successfulRefresh();
  await Promise.all([
    refreshOnceAmongTabs(SENT, never, refresh, deps),
    refreshOnceAmongTabs(SENT, never, refresh, deps),
  ]);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(2);
  // A request that was sent before is replayed without another refresh.
  refresh.mockClear();
  await refreshOnceAmongTabs(SENT, never, refresh, deps);
  expect(refresh).not.toHaveBeenCalled();
});

it('two tabs that get 401 at the same time refresh once', async () => {
  const { deps } = browser();
  const refresh = successfulRefresh();
  await Promise.all([
    refreshOnceAmongTabs(SENT, never, refresh, deps),
    refreshOnceAmongTabs(SENT + 5, never, refresh, deps),
  ]);
  expect(refresh).toHaveBeenCalledOnce();
});

it('a request sent after the last refresh starts another one', async () => {
  const { deps, setClock } = browser();
  const refresh = successfulRefresh();
  await refreshOnceAmongTabs(SENT, never, refresh, deps);
  setClock(SENT + 60_000);
  await refreshOnceAmongTabs(SENT + 50_000, never, refresh, deps);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('a second tab refreshes when the refresh of the first one fails', async () => {
  const { deps, notes } = browser();
  const lost = vi.fn(() => Promise.reject(new Error('offline')));
  const refresh = successfulRefresh();
  const first = refreshOnceAmongTabs(SENT, never, lost, deps);
  const second = refreshOnceAmongTabs(SENT, never, refresh, deps);
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(refresh).toHaveBeenCalledOnce();
  expect([...notes.keys()]).toEqual(['session.refreshed-at']);
});

it('a tab that is aborted while it waits for the lock does not refresh', async () => {
  const { deps } = browser();
  const left = new AbortController();
  const refresh = successfulRefresh();
  const first = refreshOnceAmongTabs(SENT, never, () => Promise.reject(new Error('lost')), deps);
  const second = refreshOnceAmongTabs(SENT, left.signal, refresh, deps);
  left.abort(new Error('Signed out.'));
  await expect(first).rejects.toThrow('lost');
  await expect(second).rejects.toThrow('Signed out.');
  expect(refresh).not.toHaveBeenCalled();
});

it('a stored refresh time in the future is ignored', async () => {
  const { deps, notes } = browser();
  notes.set('session.refreshed-at', String(SENT + 3_600_000));
  const refresh = successfulRefresh();
  await refreshOnceAmongTabs(SENT, never, refresh, deps);
  expect(refresh).toHaveBeenCalledOnce();
});

it('a tab refreshes and does not wait if storage is blocked or full', async () => {
  const { deps, waits } = browser();
  const blocked = { read: () => null, write: () => undefined };
  const refresh = successfulRefresh();
  await refreshOnceAmongTabs(SENT, never, refresh, { ...deps, storage: blocked });
  expect(refresh).toHaveBeenCalledOnce();
  await flushTasks();
  expect(waits).toEqual([]);
});
