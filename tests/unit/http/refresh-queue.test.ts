import { expect, it, vi } from 'vitest';
import { HttpError, NetworkError, RefreshRejectedError } from '@/http/http-error';
import { createRefreshQueue } from '@/http/refresh-queue';
import { deferred, flushTasks, type Deferred } from '../../helpers/deferred';

const unauthorized = () => new HttpError(401, 'Unauthorized', null);

function setUp({ mayRefresh = true } = {}) {
  const refreshes: (Deferred<void> & { signal: AbortSignal })[] = [];
  const member = { mayRefresh };
  let session = new AbortController();
  const onRefreshing = vi.fn<(refreshing: boolean) => void>();
  const onRefreshRejected = vi.fn<(error: RefreshRejectedError) => void>();
  const queue = createRefreshQueue({
    refresh: (signal) => {
      const refresh = { ...deferred(), signal };
      refreshes.push(refresh);
      return refresh.promise;
    },
    mayRefresh: () => member.mayRefresh,
    onRefreshing,
    onRefreshRejected,
    sessionSignal: () => session.signal,
  });
  function endSession(reason: Error) {
    const ended = session;
    session = new AbortController();
    ended.abort(reason);
  }
  return { queue, refreshes, member, onRefreshing, onRefreshRejected, endSession };
}

it('several requests that get 401 share one refresh and are replayed', async () => {
  const { queue, refreshes, onRefreshing } = setUp();
  const stamps = await Promise.all([
    queue.waitForRefresh(),
    queue.waitForRefresh(),
    queue.waitForRefresh(),
  ]);
  const replays = stamps.map((stamp) => queue.refreshAfter401(stamp, unauthorized()));
  expect(refreshes).toHaveLength(1);
  refreshes[0]!.resolve();
  await expect(Promise.all(replays)).resolves.toHaveLength(3);
  expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
});

it('a request that starts during a refresh waits for it', async () => {
  const { queue, refreshes } = setUp();
  void queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  const sent = vi.fn();
  const waiting = queue.waitForRefresh().then(sent);
  await flushTasks();
  expect(sent).not.toHaveBeenCalled();
  refreshes[0]!.resolve();
  await waiting;
  expect(sent).toHaveBeenCalledOnce();
});

it('a request that waits for a refresh waits for a second one that follows', async () => {
  const { queue, refreshes, onRefreshing } = setUp();
  const stamp = await queue.waitForRefresh();
  void queue.refreshAfter401(stamp, unauthorized());
  const sent = vi.fn();
  const waiting = queue.waitForRefresh().then(sent);
  // The first replayed request gets 401 again before the others are sent.
  onRefreshing.mockImplementationOnce(() => {
    void queue.refreshAfter401(stamp + 1, unauthorized());
  });
  refreshes[0]!.resolve();
  await vi.waitFor(() => expect(refreshes).toHaveLength(2));
  await flushTasks();
  expect(sent).not.toHaveBeenCalled();
  refreshes[1]!.resolve();
  await waiting;
  expect(sent).toHaveBeenCalledOnce();
});

it('a 401 to a request sent before the last refresh starts no other one', async () => {
  const { queue, refreshes } = setUp();
  const [early, late] = await Promise.all([queue.waitForRefresh(), queue.waitForRefresh()]);
  const replay = queue.refreshAfter401(early, unauthorized());
  refreshes[0]!.resolve();
  await replay;
  await queue.refreshAfter401(late, unauthorized());
  expect(refreshes).toHaveLength(1);
});

it('a 401 to a request sent before the last refresh waits for a pending one', async () => {
  const { queue, refreshes } = setUp();
  const [early, late] = await Promise.all([queue.waitForRefresh(), queue.waitForRefresh()]);
  const first = queue.refreshAfter401(early, unauthorized());
  refreshes[0]!.resolve();
  await first;
  void queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  const replayed = vi.fn();
  const replay = queue.refreshAfter401(late, unauthorized()).then(replayed);
  await flushTasks();
  expect(replayed).not.toHaveBeenCalled();
  refreshes[1]!.resolve();
  await replay;
  expect(refreshes).toHaveLength(2);
});

it('a 401 to a request sent after the last refresh starts another one', async () => {
  const { queue, refreshes } = setUp();
  const replay = queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  refreshes[0]!.resolve();
  await replay;
  void queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  expect(refreshes).toHaveLength(2);
});

it('a rejected refresh rejects all waiting requests and notifies once', async () => {
  const { queue, refreshes, onRefreshRejected, onRefreshing } = setUp();
  const stamps = await Promise.all([queue.waitForRefresh(), queue.waitForRefresh()]);
  const waiting = [
    ...stamps.map((stamp) => queue.refreshAfter401(stamp, unauthorized())),
    queue.waitForRefresh().then(() => undefined),
  ];
  const outcomes = Promise.allSettled(waiting);
  const refused = new RefreshRejectedError(401);
  onRefreshRejected.mockImplementation(() => expect(onRefreshing).toHaveBeenCalledTimes(1));
  refreshes[0]!.reject(refused);
  expect(await outcomes).toEqual(waiting.map(() => ({ status: 'rejected', reason: refused })));
  expect(onRefreshRejected.mock.calls).toEqual([[refused]]);
  expect(onRefreshing).toHaveBeenLastCalledWith(false);
  expect(refused.message).toBe('Refresh failed: 401');
});

it('a refresh without a response rejects all waiting requests, does not notify and is retried at the next 401', async () => {
  const { queue, refreshes, onRefreshRejected } = setUp();
  const lost = new NetworkError('Network Error');
  const replay = queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  const waiting = queue.waitForRefresh();
  refreshes[0]!.reject(lost);
  await expect(replay).rejects.toBe(lost);
  await expect(waiting).rejects.toBe(lost);
  expect(onRefreshRejected).not.toHaveBeenCalled();
  void queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  expect(refreshes).toHaveLength(2);
});

it('a 401 of a visitor starts no refresh', async () => {
  const { queue, refreshes, onRefreshRejected } = setUp({ mayRefresh: false });
  const error = unauthorized();
  await expect(queue.refreshAfter401(await queue.waitForRefresh(), error)).rejects.toBe(error);
  expect(refreshes).toHaveLength(0);
  expect(onRefreshRejected).not.toHaveBeenCalled();
});

it('a 401 that could not start a refresh waits for a pending one', async () => {
  const { queue, refreshes, member } = setUp();
  const [first, second] = await Promise.all([queue.waitForRefresh(), queue.waitForRefresh()]);
  void queue.refreshAfter401(first, unauthorized());
  member.mayRefresh = false;
  const replay = queue.refreshAfter401(second, unauthorized());
  refreshes[0]!.resolve();
  await expect(replay).resolves.toBeUndefined();
});

it('a request sent before the queue was loaded counts as older than any refresh', async () => {
  const { queue, refreshes } = setUp();
  const replay = queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
  refreshes[0]!.resolve();
  await replay;
  await queue.refreshAfter401(0, unauthorized());
  expect(refreshes).toHaveLength(1);
});

it.each(['succeeds', 'is rejected', 'gets no response'])(
  'a discarded refresh that %s later has no effect',
  async (outcome) => {
    const { queue, refreshes, onRefreshRejected, onRefreshing, endSession } = setUp();
    const replay = queue.refreshAfter401(await queue.waitForRefresh(), unauthorized());
    const waiting = queue.waitForRefresh();
    const reason = new Error('Signed out.');
    endSession(reason);
    await expect(replay).rejects.toBe(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(refreshes[0]!.signal.aborted).toBe(true);

    if (outcome === 'succeeds') refreshes[0]!.resolve();
    else if (outcome === 'is rejected') refreshes[0]!.reject(new RefreshRejectedError(401));
    else refreshes[0]!.reject(new NetworkError('Network Error'));
    await flushTasks();
    expect(onRefreshRejected).not.toHaveBeenCalled();
    expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
    await expect(queue.waitForRefresh()).resolves.toBe(0);
  },
);
