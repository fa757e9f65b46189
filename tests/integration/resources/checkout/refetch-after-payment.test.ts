import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { createQueryClient } from '@/app/query-client';
import { paymentQuery } from '@/resources/checkout/queries';
import { refetchAfterPayment } from '@/resources/checkout/refetch-after-payment';
import { availabilityQuery } from '@/resources/credits/availability';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { balanceQuery } from '@/resources/credits/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { deferred } from '../../../helpers/deferred';
import { setInlineResponses, laterResponse } from '../../../helpers/requests';

const api = setupMockApi();

beforeEach(() => {
  api.signIn('victor@almeidaacademy.com');
});

const paths = () => api.calls().map(({ path }) => path);

async function fill(client: QueryClient) {
  await Promise.all([
    client.fetchQuery(balanceQuery),
    client.fetchQuery(stacksQuery),
    client.fetchQuery(subscriptionStatusQuery),
    client.fetchQuery(currentSubscriptionQuery),
    client.fetchQuery(plansQuery),
    client.fetchQuery(platformCostsQuery),
    client.fetchInfiniteQuery(historyQuery('individual')),
  ]);
}

function stale(client: QueryClient): string[] {
  return client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => `${String(queryKey[0])}/${String(queryKey[1])}`)
    .sort();
}

const CHANGED_BY_PAYMENT = [
  'credits/balance',
  'credits/history',
  'credits/stacks',
  'subscription/current',
  'subscription/status',
];

describe('after a payment', () => {
  it('a payment invalidates balance, stacks, transactions and plan, and not the prices', async () => {
    const client = createQueryClient();
    await fill(client);
    await refetchAfterPayment(client);
    expect(stale(client)).toEqual(CHANGED_BY_PAYMENT);
  });

  it('a payment refetches the queries that are on screen', async () => {
    const client = createQueryClient();
    const observers = [
      new QueryObserver(client, balanceQuery),
      new QueryObserver(
        client,
        availabilityQuery(api.db().tools.find(({ isFree }) => !isFree)!.platformId),
      ),
      new QueryObserver(client, plansQuery),
    ];
    for (const observer of observers) onTestFinished(observer.subscribe(() => undefined));
    await expect.poll(() => client.isFetching()).toBe(0);
    const before = paths().length;
    await refetchAfterPayment(client);
    expect(paths().slice(before).sort()).toEqual(['/tokens/balance', '/tokens/check-availability']);
  });

  it('a payment reloads a long history from its first page', async () => {
    const client = createQueryClient();
    const observer = new InfiniteQueryObserver(client, historyQuery('individual'));
    onTestFinished(observer.subscribe(() => undefined));
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    expect(observer.getCurrentResult().data?.transactions).toHaveLength(150);
    await refetchAfterPayment(client);
    expect(observer.getCurrentResult().data?.transactions).toHaveLength(50);
    expect(paths()).toHaveLength(4);
  });

  describe('while the first responses are pending', () => {
    const OLD = 1;
    const NEW = 999;

    /** Holds the response to the first balance request until the test releases it. */
    function holdFirstBalance() {
      const firstResponse = deferred();
      let requestCount = 0;
      api.server.use(
        http.get('*/api/tokens/balance', async () => {
          requestCount += 1;
          if (requestCount > 1) return HttpResponse.json({ totalTokens: NEW });
          await firstResponse.promise;
          return HttpResponse.json({ totalTokens: OLD });
        }),
      );
      return firstResponse;
    }

    function watchBalance(client: QueryClient) {
      const observer = new QueryObserver(client, balanceQuery);
      const shown: unknown[] = [];
      onTestFinished(
        observer.subscribe(({ data }) => {
          if (data && shown.at(-1) !== data.totalTokens) shown.push(data.totalTokens);
        }),
      );
      return shown;
    }

    it('a balance response requested before a payment never shows', async () => {
      const firstResponse = holdFirstBalance();
      const client = createQueryClient();
      const shown = watchBalance(client);
      await expect.poll(() => paths()).toEqual(['/tokens/balance']);
      const refreshed = refetchAfterPayment(client);
      firstResponse.resolve();
      await refreshed;
      await laterResponse();
      expect(shown).toEqual([NEW]);
    });

    it('an early balance response from before a payment is not used', async () => {
      setInlineResponses({
        '/tokens/balance': Promise.resolve(Response.json({ totalTokens: OLD })),
      });
      const client = createQueryClient();
      await refetchAfterPayment(client);
      await client.fetchQuery(balanceQuery);
      expect(paths()).toEqual(['/tokens/balance']);
    });

    it('a prefetched balance from before a payment is not shown by a screen that mounts later', async () => {
      const firstResponse = holdFirstBalance();
      const client = createQueryClient();
      const prefetched = client.prefetchQuery(balanceQuery);
      await expect.poll(() => paths()).toEqual(['/tokens/balance']);
      await refetchAfterPayment(client);
      firstResponse.resolve();
      await prefetched;
      const shown = watchBalance(client);
      await expect.poll(() => shown).toEqual([NEW]);
    });
  });
});

it('a verified payment invalidates the queries that it has changed', async () => {
  const client = createQueryClient();
  await fill(client);
  const [victor] = api.db().members.filter(({ email }) => email.startsWith('victor'));
  api.db().checkouts.push({
    id: 'cs_1',
    kind: 'credits',
    memberId: victor!.id,
    amount: 30,
    credits: 999,
    planId: null,
    successUrl: '',
    cancelUrl: '',
    status: 'paid',
    settled: false,
    confirmsAt: 0,
  });
  const before = await client.fetchQuery(balanceQuery);
  const verified = await client.fetchQuery(paymentQuery('cs_1', victor!.id));
  expect(verified).toEqual({ state: 'success', result: { amount: 30, credits: 999 } });
  await expect.poll(() => stale(client)).toEqual(CHANGED_BY_PAYMENT);
  const after = await client.fetchQuery({ ...balanceQuery, staleTime: 0 });
  expect(after.totalTokens).toBe(before.totalTokens + 999);
});
