import { hashKey, QueryObserver, type QueryFunction } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { balanceQuery } from '@/resources/credits/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { setupMockApi } from '@mock-api/node';
import { QUERIES, type AnyQuery } from '../../helpers/queries';

const api = setupMockApi();
const MINUTE = 60_000;
const modules = import.meta.glob<object>('/src/resources/**/*.ts', { eager: true });

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

function createClient() {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  return client;
}

it('the table of queries has each query of src/resources', () => {
  const exported = Object.values(modules).flatMap((exports) => Object.keys(exports));
  // The function that makes the queries of both result pages.
  const queries = exported.filter((name) => name.endsWith('Query') && name !== 'verificationQuery');
  expect(Object.keys(QUERIES)).toEqual(queries.sort());
});

it('all queries have a key, which differs from the keys of the others and for other parameters', () => {
  const keys = Object.values(QUERIES).flatMap(({ queries }) =>
    queries.map(({ queryKey }) => queryKey),
  );
  for (const key of keys) expect(key).toBeInstanceOf(Array);
  expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
});

type Requesting = AnyQuery & { queryFn: QueryFunction };

const cancelled = Object.entries(QUERIES).filter(([, { isKept }]) => !isKept);

it.each(cancelled)(
  'the requests of %s are aborted when the query is cancelled',
  async (_, { queries }) => {
    api.server.use(http.all('*/api/*', () => delay('infinite')));
    const controller = new AbortController();
    const context = {
      client: createClient(),
      signal: controller.signal,
      pageParam: 1,
      queryKey: [],
      meta: undefined,
    };
    const requests = queries.map(async (query) => (query as Requesting).queryFn(context));
    const results = Promise.allSettled(requests);
    await expect.poll(() => api.calls().length).toBe(queries.length);
    controller.abort();
    for (const result of await results) {
      expect(result).toMatchObject({
        reason: { name: expect.stringMatching(/^(Abort|Canceled)Error$/) as string },
      });
    }
  },
);

/** A cache with a query that was loaded some time ago. */
function cacheOf({ queryKey }: AnyQuery, ageMs: number) {
  const client = createClient();
  client.setQueryData(queryKey, { pages: [], pageParams: [] }, { updatedAt: Date.now() - ageMs });
  return client;
}

/** Whether a component that mounts refetches a query of this age. */
function refetchesAt(query: AnyQuery, ageMs: number): boolean {
  const observer = new QueryObserver(cacheOf(query, ageMs), query);
  onTestFinished(observer.subscribe(() => undefined));
  return observer.getCurrentResult().isFetching;
}

const rows = Object.entries(QUERIES).map(([name, { queries, freshMs }]) => ({
  name,
  freshMs,
  query: queries[0],
}));

it.each(rows.filter(({ freshMs }) => freshMs < Infinity))(
  'a screen refetches $name once its data is $freshMs ms old',
  ({ freshMs, query }) => {
    if (freshMs > 0) expect(refetchesAt(query, freshMs * 0.95)).toBe(false);
    expect(refetchesAt(query, freshMs * 1.05)).toBe(true);
  },
);

it.each(rows.filter(({ freshMs }) => freshMs === Infinity))(
  'a screen does not refetch $name because of its age',
  ({ query }) => {
    expect(refetchesAt(query, 365 * 24 * 60 * MINUTE)).toBe(false);
  },
);

it.each<[string, AnyQuery, number, boolean]>([
  ['a fresh balance', balanceQuery, 0, true],
  ['credit stacks of a minute ago', stacksQuery, MINUTE, true],
  ['a current subscription of a minute ago', currentSubscriptionQuery, MINUTE, true],
  ['saved outputs of a minute ago', userAssetsQuery, MINUTE, true],
  ['fresh credit stacks', stacksQuery, 0, false],
  ['fresh saved outputs', userAssetsQuery, 0, false],
  ['plans of a minute ago', plansQuery, MINUTE, false],
])('a tab that becomes visible refetches %s: %o', async (_, query, age, isRefetched) => {
  const client = cacheOf(query, age);
  client.mount();
  const observer = new QueryObserver(client, { ...query, refetchOnMount: false });
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.unmount());
  expect(observer.getCurrentResult().isFetching).toBe(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  // The query client first resumes paused mutations, which takes a microtask.
  await Promise.resolve();
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(isRefetched);
});
