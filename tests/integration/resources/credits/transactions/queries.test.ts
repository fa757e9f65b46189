import { InfiniteQueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { historyQuery, loadMore, type HistoryView } from '@/resources/credits/transactions/queries';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();

beforeEach(() => {
  api.signIn('victor@almeidaacademy.com');
});

function observe(view: HistoryView) {
  const client = createQueryClient();
  const observer = new InfiniteQueryObserver(client, historyQuery(view));
  onTestFinished(observer.subscribe(() => undefined));
  return { client, observer };
}

async function loaded({ observer }: ReturnType<typeof observe>) {
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  return observer.getCurrentResult();
}

const calls = () => api.calls().map(({ path, query }) => `${path}${query}`);

it('the history loads 50 individual transactions a page', async () => {
  const open = observe('individual');
  const first = await loaded(open);
  expect(first.data?.transactions).toHaveLength(50);
  expect(first.data?.totalTransactions).toBe(10_000);
  await loadMore(first);
  const second = await loaded(open);
  expect(new Set(second.data?.transactions.map(({ id }) => id)).size).toBe(100);
  expect(calls()).toEqual(['/tokens/history?limit=50&page=1', '/tokens/history?limit=50&page=2']);
});

it('the grouped history requests its first page grouped and the next ones individual', async () => {
  const open = observe('grouped');
  const first = await loaded(open);
  expect(first.data?.transactions).toHaveLength(50);
  expect(first.data?.days.length).toBeGreaterThan(0);
  expect(first.data?.ungrouped).toEqual([]);
  await loadMore(first);
  const { data } = await loaded(open);
  expect(data?.transactions).toHaveLength(100);
  expect(data?.ungrouped).toHaveLength(50);
  expect(calls()).toEqual([
    '/tokens/history/grouped?limit=50&page=1',
    '/tokens/history?limit=50&page=2',
  ]);
});

it('a stale history of several pages is not refetched on mount', async () => {
  const open = observe('individual');
  await loadMore(await loaded(open));
  await loaded(open);
  await open.client.invalidateQueries({ refetchType: 'none' });
  const secondObserver = new InfiniteQueryObserver(open.client, historyQuery('individual'));
  onTestFinished(secondObserver.subscribe(() => undefined));
  await loaded(open);
  expect(calls()).toHaveLength(2);
});

/** Page 1 has one transaction, and each page before `newPage` repeats it, up to the last page. */
function repeat(newPage: number, lastPage = Infinity) {
  const requestedPages: number[] = [];
  api.server.use(
    http.get('*/api/tokens/history', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      requestedPages.push(page);
      const id = page >= newPage ? `t${page}` : 't1';
      const pagination = { hasNext: page < lastPage, totalTransactions: 70 + page };
      return HttpResponse.json({ transactions: [{ id }], pagination });
    }),
  );
  return requestedPages;
}

it.each([
  [3, Infinity, [1, 2, 3], 2, true],
  [5, Infinity, [1, 2, 3, 4, 5], 2, true],
  [9, Infinity, [1, 2, 3, 4, 5], 1, true],
  [9, 2, [1, 2], 1, false],
])(
  'when page %d is the next with new transactions, of %d pages, the pages %j are requested, with %d transactions',
  async (newPage, lastPage, pages, count, hasNext) => {
    const requestedPages = repeat(newPage, lastPage);
    const open = observe('individual');
    await loadMore(await loaded(open));
    const { data, hasNextPage } = await loaded(open);
    expect(requestedPages).toEqual(pages);
    expect(data?.transactions).toHaveLength(count);
    expect(data?.totalTransactions).toBe(70 + pages.length);
    expect(hasNextPage).toBe(hasNext);
  },
);
