import { QueryClient, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkoutKeys, RETRY_DELAYS_MS, verificationQuery } from '@/resources/checkout/queries';
import type { VerificationResponse } from '@/resources/checkout/schema';
import { balanceQuery } from '@/resources/credits/queries';
import { createLocks } from '../../../helpers/locks';

type Verification = VerificationResponse<{ credits: number }>;
const success: Verification = { state: 'success', result: { credits: 999 } };
const failed: Verification = { state: 'failed', message: 'No.' };
const pending: Verification = { state: 'pending' };
const STORE = 'verified-checkouts:maya';

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
  kind: 'credits' | 'plan' = 'credits',
) {
  return verificationQuery<{ credits: number }>({
    kind,
    sessionId,
    memberKey: member,
    verifySession,
    resultSchema: v.object({ credits: v.number() }),
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

it.each([
  ['a member', 'maya'],
  ['a visitor', ''],
])('a checkout that %s has verified is not verified again after a reload', async (_, member) => {
  const verifySession = respondingWith(success);
  const first = open(verifySession, member);
  await tick();
  const second = open(verifySession, member);
  await tick();
  expect(first.data()).toEqual(success);
  expect(second.data()).toEqual(success);
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
  ['credits', 'plan'],
  ['plan', 'credits'],
] as const)(
  'a session id verified for a purchase of %s is not verified for one of %s',
  async (kind, otherKind) => {
    const verifySession = respondingWith(success);
    open(verifySession, 'maya', 'cs_1', kind);
    await tick();
    const verifyOther = respondingWith(failed);
    const page = open(verifyOther, 'maya', 'cs_1', otherKind);
    await tick();
    expect(page.data()).toEqual(failed);
    expect(verifyOther).toHaveBeenCalledTimes(1);
    open(verifySession, 'maya', 'cs_1', kind);
    await tick();
    expect(verifySession).toHaveBeenCalledTimes(1);
  },
);

it('a rejected checkout is verified again only after a reload', async () => {
  const verifySession = respondingWith(failed);
  const page = open(verifySession);
  await tick(120_000);
  expect(page.data()).toEqual(failed);
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

it.each([
  ['{'],
  ['5'],
  ['[null, 5, {}]'],
  ['[{"sessionId":"cs_1","result":{}}]'],
  ['[{"sessionId":"cs_1","kind":"credits"}]'],
])('a checkout is verified although the stored results are %s', async (stored) => {
  localStorage.setItem(STORE, stored);
  const verifySession = respondingWith(success);
  const page = open(verifySession);
  await tick();
  expect(page.data()).toEqual(success);
  expect(JSON.parse(localStorage.getItem(STORE)!)[0]).toMatchObject({ sessionId: 'cs_1' });
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
  'a verification with %s stores its result and refetches the balance only if credits were paid',
  async (_, response, isPaid) => {
    const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
    onTestFinished(() => client.clear());
    await client.fetchQuery({ ...balanceQuery, queryFn: () => ({ totalTokens: 0 }) as never });
    await client.fetchQuery(optionsFor(respondingWith(response)));
    await tick();
    expect(localStorage.getItem(STORE) !== null).toBe(isPaid);
    expect(client.getQueryState(balanceQuery.queryKey)?.isInvalidated).toBe(isPaid);
  },
);

it('two tabs verify a checkout with one request', async () => {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const verifySession = respondingWith(success);
  const pages = [open(verifySession), open(verifySession)];
  await tick();
  expect(pages.map((page) => page.data())).toEqual([success, success]);
  expect(verifySession).toHaveBeenCalledTimes(1);
});

it('a second tab waits for a verification that takes as long as a request may', async () => {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const verifySession = vi.fn<() => Promise<Verification>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    return success;
  });
  const pages = [open(verifySession), open(verifySession)];
  await tick(30_000);
  expect(pages.map((page) => page.data())).toEqual([success, success]);
  expect(verifySession).toHaveBeenCalledTimes(1);
});

it('a checkout is verified while the browser blocks storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = open(respondingWith(success));
  await tick();
  expect(page.data()).toEqual(success);
});

it('a checkout is verified when the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = open(respondingWith(success));
  await tick();
  expect(page.data()).toEqual(success);
});

it('the results of the eight latest checkouts are stored', async () => {
  for (let session = 0; session < 20; session += 1) {
    open(respondingWith(success), 'maya', `cs_${session}`);
    await tick();
  }
  const kept = JSON.parse(localStorage.getItem(STORE)!) as { sessionId: string }[];
  expect(kept.map(({ sessionId }) => sessionId)).toEqual(
    [19, 18, 17, 16, 15, 14, 13, 12].map((session) => `cs_${session}`),
  );
});
