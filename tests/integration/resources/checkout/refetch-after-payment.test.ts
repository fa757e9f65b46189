import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { createQueryClient } from '@/app/query-client';
import { createCheckout } from '@/resources/checkout/api';
import { paymentQuery } from '@/resources/checkout/queries';
import { refetchAfterPayment } from '@/resources/checkout/refetch-after-payment';
import { availabilityQuery } from '@/resources/credits/availability';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
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

/** The first two parts of the keys in the cache. */
function cached(client: QueryClient) {
  const queries = client.getQueryCache().getAll();
  return queries.map(({ queryKey }) => queryKey.slice(0, 2).join('/')).sort();
}

it('a verified payment drops balance, stacks, transactions and plan, and not the prices', async () => {
  const client = createQueryClient();
  const before = await client.fetchQuery(balanceQuery);
  await Promise.all([
    client.fetchQuery(stacksQuery),
    client.fetchQuery(recentHistoryQuery),
    client.fetchInfiniteQuery(historyQuery('individual')),
    client.fetchQuery(subscriptionStatusQuery),
    client.fetchQuery(currentSubscriptionQuery),
    client.fetchQuery(plansQuery),
    client.fetchQuery(platformCostsQuery),
  ]);
  const memberId = api.db().members.find(({ email }) => email.startsWith('victor'))!.id;
  const checkout = await createCheckout({ amount: 30, configName: 'standard' });
  await fetch(`${checkout}/pay`, { method: 'POST', redirect: 'manual' });
  const verified = await client.fetchQuery(paymentQuery(checkout.split('/').at(-1)!, memberId));
  expect(verified).toEqual({ state: 'success', result: { amount: 30, credits: 999 } });
  await expect
    .poll(() => cached(client))
    .toEqual(['checkout/verification', 'credits/platform-costs', 'subscription/plans']);
  const after = await client.fetchQuery(balanceQuery);
  expect(after.totalTokens).toBe(before.totalTokens + 999);
});

it('a payment refetches the queries that are on screen', async () => {
  const client = createQueryClient();
  const { platformId } = api.db().tools.find(({ isFree }) => !isFree)!;
  const observers = [
    new QueryObserver(client, balanceQuery),
    new QueryObserver(client, availabilityQuery(platformId)),
    new QueryObserver(client, plansQuery),
  ];
  for (const observer of observers) onTestFinished(observer.subscribe(() => undefined));
  await expect.poll(() => client.isFetching()).toBe(0);
  const before = paths().length;
  await refetchAfterPayment(client);
  expect(paths().slice(before).sort()).toEqual(['/tokens/balance', '/tokens/check-availability']);
});

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

it.each(['on screen', 'prefetched'])(
  'a balance %s whose request was sent before a payment never shows',
  async (place) => {
    const firstResponse = holdFirstBalance();
    const client = createQueryClient();
    const shown: unknown[] = [];
    const show = () =>
      onTestFinished(
        new QueryObserver(client, balanceQuery).subscribe(({ data }) => {
          if (data && shown.at(-1) !== data.totalTokens) shown.push(data.totalTokens);
        }),
      );
    if (place === 'on screen') show();
    else void client.prefetchQuery(balanceQuery);
    await expect.poll(() => paths()).toEqual(['/tokens/balance']);
    const refreshed = refetchAfterPayment(client);
    firstResponse.resolve();
    await refreshed;
    if (place === 'prefetched') show();
    await laterResponse();
    await expect.poll(() => shown).toEqual([NEW]);
  },
);

it('an early balance response from before a payment is not used', async () => {
  setInlineResponses({
    '/tokens/balance': Promise.resolve(Response.json({ totalTokens: OLD })),
  });
  const client = createQueryClient();
  await refetchAfterPayment(client);
  await client.fetchQuery(balanceQuery);
  expect(paths()).toEqual(['/tokens/balance']);
});
