import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isPendingPayment, verificationQuery } from '@/resources/checkout/queries';
import type { VerificationResponse } from '@/resources/checkout/schema';

type Response = VerificationResponse<{ credits: number }>;
const success: Response = { state: 'success', result: { credits: 999 } };
const failed: Response = { state: 'failed', message: 'No.' };
const pending: Response = { state: 'pending' };
const offline = new Error('offline');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a result page whose verifications get these responses, the last one from then on. */
async function open(...responses: (Response | Error)[]) {
  const verifySession = vi.fn(async () => {
    const response = responses.length > 1 ? responses.shift()! : responses[0]!;
    if (response instanceof Error) throw response;
    return response;
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const query = verificationQuery<{ credits: number }>({
    kind: 'credits',
    sessionId: 'cs_1',
    memberKey: 'maya',
    verifySession,
  });
  const observer = new QueryObserver(client, query);
  // StrictMode mounts a page twice.
  observer.subscribe(() => undefined)();
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.clear());
  await vi.advanceTimersByTimeAsync(300_000);
  return { verifySession, result: () => observer.getCurrentResult() };
}

it.each<[count: number, isPending: boolean, responses: (Response | Error)[]]>([
  [1, false, [success]],
  [1, false, [failed]],
  [1, false, [offline]],
  [6, true, [pending]],
  [3, false, [pending, pending, success]],
  [3, false, [pending, offline, success]],
  [6, true, [pending, offline]],
])('a checkout is verified %d times, pending at the end: %j, with %j', async (...given) => {
  const [count, isPending, responses] = given;
  const last = responses.at(-1)!;
  const { verifySession, result } = await open(...responses);
  expect(verifySession).toHaveBeenCalledTimes(count);
  expect(isPendingPayment(result())).toBe(isPending);
  expect(result().data).toEqual(last instanceof Error || last === pending ? undefined : last);
  expect(result().isError).toBe(last instanceof Error || last === pending);
});

it('a verification that has failed can be repeated', async () => {
  const { result } = await open(offline, success);
  expect(result().error).toBe(offline);
  await result().refetch();
  expect(result().data).toEqual(success);
});
