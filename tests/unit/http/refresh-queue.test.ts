import { describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError, RefreshRefusedError } from '@/http/http-error';
import { createRefreshQueue } from '@/http/refresh-queue';
import { deferred, settled, type Deferred } from '../../helpers/deferred';

const unauthorized = () => new HttpError(401, 'Unauthorized', null);

function setUp({ mayRefresh = true } = {}) {
  const renewals: (Deferred<void> & { since: number; signal: AbortSignal })[] = [];
  let clock = 1000;
  const member = { mayRefresh };
  const onRefreshing = vi.fn<(refreshing: boolean) => void>();
  const onRefused = vi.fn<(error: RefreshRefusedError) => void>();
  const queue = createRefreshQueue({
    refresh: (since, signal) => {
      const renewal = { ...deferred(), since, signal };
      renewals.push(renewal);
      return renewal.promise;
    },
    mayRefresh: () => member.mayRefresh,
    onRefreshing,
    onRefused,
    now: () => (clock += 1),
  });
  return { queue, renewals, member, onRefreshing, onRefused };
}

describe('the refresh queue', () => {
  it('several requests that get 401 share one refresh and are replayed', async () => {
    const { queue, renewals, onRefreshing } = setUp();
    const tickets = await Promise.all([queue.enter(), queue.enter(), queue.enter()]);
    const replays = tickets.map((ticket) => queue.recover(ticket, unauthorized()));
    expect(renewals).toHaveLength(1);
    renewals[0]!.resolve();
    await expect(Promise.all(replays)).resolves.toHaveLength(3);
    expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
  });

  it('a refresh must be newer than the request that got 401', async () => {
    const { queue, renewals } = setUp();
    const ticket = await queue.enter();
    void queue.recover(ticket, unauthorized());
    expect(renewals[0]!.since).toBe(ticket.sentAt);
  });

  it('a request that starts during a refresh waits for it', async () => {
    const { queue, renewals } = setUp();
    void queue.recover(await queue.enter(), unauthorized());
    const entered = vi.fn();
    const entering = queue.enter().then(entered);
    await settled();
    expect(entered).not.toHaveBeenCalled();
    renewals[0]!.resolve();
    await entering;
    expect(entered).toHaveBeenCalledOnce();
  });

  it('a request that waits for a refresh waits for a second one that follows', async () => {
    const { queue, renewals, onRefreshing } = setUp();
    void queue.recover(await queue.enter(), unauthorized());
    const entered = vi.fn();
    const entering = queue.enter().then(entered);
    // The first request to be replayed is refused again before the others have left.
    onRefreshing.mockImplementationOnce(() => {
      void queue.recover({ sentAt: 0, generation: 1, session: 0 }, unauthorized());
    });
    renewals[0]!.resolve();
    await vi.waitFor(() => expect(renewals).toHaveLength(2));
    await settled();
    expect(entered).not.toHaveBeenCalled();
    renewals[1]!.resolve();
    await entering;
    expect(entered).toHaveBeenCalledOnce();
  });

  it('a 401 to a request sent before the last refresh starts no other one', async () => {
    const { queue, renewals } = setUp();
    const [early, late] = await Promise.all([queue.enter(), queue.enter()]);
    const replay = queue.recover(early, unauthorized());
    renewals[0]!.resolve();
    await replay;
    await queue.recover(late, unauthorized());
    expect(renewals).toHaveLength(1);
  });

  it('a 401 to a request sent after the last refresh starts another one', async () => {
    const { queue, renewals } = setUp();
    const replay = queue.recover(await queue.enter(), unauthorized());
    renewals[0]!.resolve();
    await replay;
    void queue.recover(await queue.enter(), unauthorized());
    expect(renewals).toHaveLength(2);
  });

  it('a refused refresh rejects all waiting requests and is reported once', async () => {
    const { queue, renewals, onRefused, onRefreshing } = setUp();
    const tickets = await Promise.all([queue.enter(), queue.enter()]);
    const waiting = [
      ...tickets.map((ticket) => queue.recover(ticket, unauthorized())),
      queue.enter().then(() => undefined),
    ];
    const outcomes = Promise.allSettled(waiting);
    const refused = new RefreshRefusedError(401);
    onRefused.mockImplementation(() => expect(onRefreshing).toHaveBeenCalledTimes(1));
    renewals[0]!.reject(refused);
    expect(await outcomes).toEqual(waiting.map(() => ({ status: 'rejected', reason: refused })));
    expect(onRefused.mock.calls).toEqual([[refused]]);
    expect(onRefreshing).toHaveBeenLastCalledWith(false);
    expect(refused.message).toBe('Refresh failed: 401');
  });

  it('a refresh without a response rejects all waiting requests, is not reported and is tried again at the next 401', async () => {
    const { queue, renewals, onRefused } = setUp();
    const lost = new NetworkError('Network Error');
    const replay = queue.recover(await queue.enter(), unauthorized());
    const entering = queue.enter();
    renewals[0]!.reject(lost);
    await expect(replay).rejects.toBe(lost);
    await expect(entering).rejects.toBe(lost);
    expect(onRefused).not.toHaveBeenCalled();
    void queue.recover(await queue.enter(), unauthorized());
    expect(renewals).toHaveLength(2);
  });

  it('a 401 of a visitor starts no refresh', async () => {
    const { queue, renewals, onRefused } = setUp({ mayRefresh: false });
    const error = unauthorized();
    await expect(queue.recover(await queue.enter(), error)).rejects.toBe(error);
    expect(renewals).toHaveLength(0);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('a 401 that could not start a refresh waits for a pending one', async () => {
    const { queue, renewals, member } = setUp();
    const [first, second] = await Promise.all([queue.enter(), queue.enter()]);
    void queue.recover(first, unauthorized());
    member.mayRefresh = false;
    const replay = queue.recover(second, unauthorized());
    renewals[0]!.resolve();
    await expect(replay).resolves.toBeUndefined();
  });

  it('a request sent before the queue was loaded counts as older than any refresh', async () => {
    const { queue, renewals } = setUp();
    const replay = queue.recover(await queue.enter(), unauthorized());
    renewals[0]!.resolve();
    await replay;
    await queue.recover(queue.admit(1), unauthorized());
    expect(renewals).toHaveLength(1);
  });

  it.each(['succeeds', 'is refused', 'gets no answer'])(
    'a discarded refresh that %s later has no effect',
    async (outcome) => {
      const { queue, renewals, onRefused, onRefreshing } = setUp();
      const replay = queue.recover(await queue.enter(), unauthorized());
      const entering = queue.enter();
      const reason = new Error('Signed out.');
      queue.discard(reason);
      await expect(replay).rejects.toBe(reason);
      await expect(entering).rejects.toBe(reason);
      expect(renewals[0]!.signal.aborted).toBe(true);

      if (outcome === 'succeeds') renewals[0]!.resolve();
      else if (outcome === 'is refused') renewals[0]!.reject(new RefreshRefusedError(401));
      else renewals[0]!.reject(new NetworkError('Network Error'));
      await settled();
      expect(onRefused).not.toHaveBeenCalled();
      expect(onRefreshing.mock.calls).toEqual([[true], [false]]);
      await expect(queue.enter()).resolves.toMatchObject({ generation: 0 });
    },
  );

  it('a request sent in an earlier session is not replayed', async () => {
    const { queue, renewals } = setUp();
    const ticket = await queue.enter();
    queue.discard(new Error('Signed out.'));
    const error = unauthorized();
    await expect(queue.recover(ticket, error)).rejects.toBe(error);
    expect(renewals).toHaveLength(0);
    void queue.recover(await queue.enter(), unauthorized());
    expect(renewals).toHaveLength(1);
  });
});
