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
  const start = Date.now();
  const times: number[] = [];
  const query = verificationQuery<{ credits: number }>(['cs_1'], async () => {
    times.push(Math.round((Date.now() - start) / 1000));
    const response = responses.length > 1 ? responses.shift()! : responses[0]!;
    if (response instanceof Error) throw response;
    return response;
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const observer = new QueryObserver(client, query);
  // StrictMode mounts a page twice.
  observer.subscribe(() => undefined)();
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.clear());
  await vi.advanceTimersByTimeAsync(300_000);
  return { times, result: () => observer.getCurrentResult() };
}

it.each<[times: number[], isPending: boolean, responses: (Response | Error)[]]>([
  [[0], false, [success]],
  [[0], false, [failed]],
  [[0], false, [offline]],
  [[0, 2, 6, 14, 30, 60], true, [pending]],
  [[0, 2, 6], false, [pending, pending, success]],
  [[0, 2, 6], false, [pending, offline, success]],
  [[0, 2, 6, 14, 30, 60], true, [pending, offline]],
])(
  'a checkout is verified at the seconds %j, pending at the end: %j, with %j',
  async (...given) => {
    const [expected, isPending, responses] = given;
    const last = responses.at(-1)!;
    const { times, result } = await open(...responses);
    expect(times).toEqual(expected);
    expect(isPendingPayment(result())).toBe(isPending);
    expect(result().data).toEqual(last instanceof Error || last === pending ? undefined : last);
  },
);

it('a verification that has failed can be repeated', async () => {
  const { result } = await open(offline, success);
  expect(result().error).toBe(offline);
  await result().refetch();
  expect(result().data).toEqual(success);
});
