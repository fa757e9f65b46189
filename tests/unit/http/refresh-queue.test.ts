import { expect, it, vi } from 'vitest';
import { HttpError, NetworkError, RefreshRejectedError } from '@/http/http-error';
import { createRefreshQueue } from '@/http/refresh-queue';
import { deferred, flushTasks, type Deferred } from '../../helpers/deferred';

const unauthorized = new HttpError(401, 'Unauthorized', null);
const rejected = new RefreshRejectedError(401);
const lost = new NetworkError('Network Error');

function setUp() {
  const refreshes: (Deferred<void> & { signal: AbortSignal })[] = [];
  const mayRefresh = vi.fn(() => true);
  let session = new AbortController();
  const onRefreshing = vi.fn<(refreshing: boolean) => void>();
  const onRefreshRejected = vi.fn<(error: RefreshRejectedError) => void>();
  const queue = createRefreshQueue({
    refresh: (signal) => {
      const refresh = { ...deferred(), signal };
      refreshes.push(refresh);
      return refresh.promise;
    },
    mayRefresh,
    onRefreshing,
    onRefreshRejected,
    sessionSignal: () => session.signal,
  });
  function endSession(reason: Error) {
    const ended = session;
    session = new AbortController();
    ended.abort(reason);
  }
  return {
    refreshes,
    mayRefresh,
    onRefreshing,
    onRefreshRejected,
    endSession,
    /** Waits as a request that starts now. */
    start: () => queue.waitForRefresh(),
    /** Waits as a request that has got 401. */
    replay: (stamp: number) => queue.refreshAfter401(stamp, unauthorized),
  };
}

it('requests that get 401 share one refresh, after which they are replayed', async () => {
  const { start, replay, refreshes, onRefreshing } = setUp();
  const stamps = await Promise.all([start(), start(), start()]);
  const replays = stamps.map(replay);
  expect(refreshes).toHaveLength(1);
  refreshes[0]!.resolve();
  await expect(Promise.all(replays)).resolves.toHaveLength(3);
  expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
});

it('a request that starts during a refresh waits for it, and for a second one that follows', async () => {
  const { start, replay, refreshes, onRefreshing } = setUp();
  void replay(await start());
  const sent = vi.fn();
  const waiting = start().then(sent);
  // The first replayed request gets 401 again before the others are sent.
  onRefreshing.mockImplementationOnce(() => void replay(1));
  for (const index of [0, 1]) {
    await vi.waitFor(() => expect(refreshes).toHaveLength(index + 1));
    await flushTasks();
    expect(sent).not.toHaveBeenCalled();
    refreshes[index]!.resolve();
  }
  await waiting;
  expect(sent).toHaveBeenCalledOnce();
});

it('a 401 to a request sent before the last refresh starts none and waits for one in flight, and one to a later request starts one', async () => {
  const { start, replay, refreshes } = setUp();
  const [first, early, other] = await Promise.all([start(), start(), start()]);
  const replayed = replay(first);
  refreshes[0]!.resolve();
  await replayed;
  await replay(early);
  expect(refreshes).toHaveLength(1);
  void replay(await start());
  const onReplay = vi.fn();
  const waiting = replay(other).then(onReplay);
  await flushTasks();
  expect(onReplay).not.toHaveBeenCalled();
  refreshes[1]!.resolve();
  await waiting;
  expect(refreshes).toHaveLength(2);
});

it('a 401 where no refresh is allowed is rejected with its own error', async () => {
  const { start, replay, refreshes, mayRefresh, onRefreshRejected } = setUp();
  mayRefresh.mockReturnValue(false);
  await expect(replay(await start())).rejects.toBe(unauthorized);
  expect(refreshes).toHaveLength(0);
  expect(onRefreshRejected).not.toHaveBeenCalled();
});

it.each([
  ['is rejected', rejected, [[rejected]]],
  ['gets no response', lost, []],
])(
  'a refresh that %s rejects all waiting requests, and the next 401 starts another one',
  async (_, error, notified) => {
    const { start, replay, refreshes, onRefreshRejected, onRefreshing } = setUp();
    const stamps = await Promise.all([start(), start()]);
    const waiting = [...stamps.map(replay), start().then(() => undefined)];
    const outcomes = Promise.allSettled(waiting);
    // The session ends before the requests are rejected.
    onRefreshRejected.mockImplementation(() => expect(onRefreshing).toHaveBeenCalledTimes(1));
    refreshes[0]!.reject(error);
    expect(await outcomes).toEqual(waiting.map(() => ({ status: 'rejected', reason: error })));
    expect(onRefreshRejected.mock.calls).toEqual(notified);
    expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
    void replay(await start());
    expect(refreshes).toHaveLength(2);
  },
);

it.each<[string, (refresh: Deferred<void>) => void]>([
  ['succeeds', (refresh) => refresh.resolve()],
  ['is rejected', (refresh) => refresh.reject(rejected)],
  ['gets no response', (refresh) => refresh.reject(lost)],
])(
  'the end of the session aborts a refresh, which has no effect when it %s later',
  async (_, settle) => {
    const { start, replay, refreshes, onRefreshRejected, onRefreshing, endSession } = setUp();
    const waiting = [replay(await start()), start()];
    const reason = new Error('Signed out.');
    endSession(reason);
    for (const request of waiting) await expect(request).rejects.toBe(reason);
    expect(refreshes[0]!.signal.aborted).toBe(true);
    settle(refreshes[0]!);
    await flushTasks();
    expect(onRefreshRejected).not.toHaveBeenCalled();
    expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
    expect(await start()).toBe(0);
  },
);
