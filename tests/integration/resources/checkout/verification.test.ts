import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkoutKeys, RETRY_DELAYS_MS, verificationQuery } from '@/resources/checkout/queries';
import type { VerificationResponse } from '@/resources/checkout/schema';
import { balanceQuery } from '@/resources/credits/queries';

type Verification = VerificationResponse<{ credits: number }>;
const success: Verification = { state: 'success', result: { credits: 999 } };
const failed: Verification = { state: 'failed', message: 'No.' };
const pending: Verification = { state: 'pending' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function optionsFor(
  verifySession: () => Promise<Verification>,
  member = 'maya',
  sessionId = 'cs_1',
) {
  return verificationQuery<{ credits: number }>({
    kind: 'credits',
    sessionId,
    memberKey: member,
    verifySession,
  });
}

/** Renders a result page as a separate tab, with its own cache. */
function open(...page: Parameters<typeof optionsFor>) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const observer = new QueryObserver(client, optionsFor(...page));
  const close = observer.subscribe(() => undefined);
  onTestFinished(() => {
    close();
    client.clear();
  });
  return { client, observer, data: () => observer.getCurrentResult().data };
}

const respondingWith = (...responses: (Verification | Error)[]) =>
  vi.fn<() => Promise<Verification>>(async () => {
    const response = responses.length > 1 ? responses.shift()! : responses[0]!;
    if (response instanceof Error) throw response;
    return response;
  });

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('a checkout is verified once while StrictMode mounts its page twice', async () => {
  const verifySession = respondingWith(success);
  const client = new QueryClient();
  const observer = new QueryObserver(client, optionsFor(verifySession));
  observer.subscribe(() => undefined)();
  onTestFinished(observer.subscribe(() => undefined));
  await tick();
  expect(observer.getCurrentResult().data).toEqual(success);
  expect(verifySession).toHaveBeenCalledTimes(1);
});

it('a checkout is verified for each member and each session id', async () => {
  const verifySession = respondingWith(success);
  open(verifySession);
  open(verifySession, 'nora');
  open(verifySession, 'maya', 'cs_2');
  await tick();
  expect(verifySession).toHaveBeenCalledTimes(3);
});

it.each([
  ['verified', success],
  ['rejected', failed],
])('a %s checkout is verified again only after a reload', async (_, response) => {
  const verifySession = respondingWith(response);
  const page = open(verifySession);
  await tick(120_000);
  expect(page.data()).toEqual(response);
  expect(verifySession).toHaveBeenCalledTimes(1);
  open(verifySession);
  await tick();
  expect(verifySession).toHaveBeenCalledTimes(2);
});

it('a failed verification is an error until it is refetched', async () => {
  const verifySession = respondingWith(new Error('offline'), success);
  const page = open(verifySession);
  await tick(120_000);
  expect(page.observer.getCurrentResult().isError).toBe(true);
  expect(verifySession).toHaveBeenCalledTimes(1);
  await page.observer.refetch();
  expect(page.data()).toEqual(success);
});

it('a late confirmation is requested after 2, 4, 8, 16 and 30 seconds and then no more', async () => {
  const requestTimes: number[] = [];
  const start = Date.now();
  const page = open(async () => {
    requestTimes.push((Date.now() - start) / 1000);
    return pending;
  });
  await tick();
  expect(page.data()).toEqual({ state: 'pending', attempts: 1, retryDelayMs: 2000 });
  await tick(300_000);
  expect(requestTimes).toEqual([0, 2, 6, 14, 30, 60]);
  expect(page.data()).toEqual({ state: 'pending', attempts: 6, retryDelayMs: null });
  expect(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)).toBe(60_000);
});

it('a late confirmation is no longer requested after it has arrived', async () => {
  const verifySession = respondingWith(pending, pending, success);
  const page = open(verifySession);
  await tick(6000);
  expect(page.data()).toEqual(success);
  await tick(300_000);
  expect(verifySession).toHaveBeenCalledTimes(3);
});

it('a late confirmation is requested again after a request that failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const verifySession = respondingWith(pending, new Error('offline'), success);
  const page = open(verifySession);
  await tick(2000);
  expect(page.data()).toMatchObject({ state: 'pending', attempts: 2 });
  expect(page.observer.getCurrentResult().isError).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  await tick(4000);
  expect(page.data()).toEqual(success);
});

it('resetting a late confirmation starts its retries again', async () => {
  const verifySession = respondingWith(pending);
  const page = open(verifySession);
  await tick(300_000);
  expect(verifySession).toHaveBeenCalledTimes(6);
  await page.client.resetQueries({
    queryKey: checkoutKeys.verification('credits', 'cs_1', 'maya'),
    exact: true,
  });
  expect(page.data()).toEqual({ state: 'pending', attempts: 1, retryDelayMs: 2000 });
  await tick(300_000);
  expect(verifySession).toHaveBeenCalledTimes(12);
});

it.each([
  ['a success', success, true],
  ['a rejection', failed, false],
  ['a pending payment', pending, false],
])(
  'a verification with %s refetches the balance only if credits were paid',
  async (_, response, isPaid) => {
    const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
    onTestFinished(() => client.clear());
    await client.fetchQuery({ ...balanceQuery, queryFn: () => ({ totalTokens: 0 }) as never });
    await client.fetchQuery(optionsFor(respondingWith(response)));
    await tick();
    expect(client.getQueryState(balanceQuery.queryKey)?.isInvalidated).toBe(isPaid);
  },
);
