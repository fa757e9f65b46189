import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { fetchWholeHistory } from '@/resources/credits/transactions/csv';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();

/** Responds with a list of transactions for each page, the last one for all later pages. */
function respondWith(pages: readonly (readonly string[])[]): number[] {
  const requestedPages: number[] = [];
  api.server.use(
    http.get('*/api/tokens/history', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      requestedPages.push(page);
      const ids = pages[Math.min(page, pages.length) - 1] ?? [];
      return HttpResponse.json({
        transactions: ids.map((id) => ({ id })),
        pagination: { hasNext: true, totalTransactions: 3 },
      });
    }),
  );
  return requestedPages;
}

it.each([
  ['the third page is the last that adds one', [['a'], ['a'], ['b']], [1, 2, 3, 4, 5, 6], 2],
  ['only the fifth page adds one', [['a'], ['a'], ['a'], ['a'], ['b']], [1, 2, 3, 4], 1],
  ['no page has any', [[]], [1, 2, 3], 0],
])(
  'the whole history of a server with endless pages ends after three pages without a new transaction: %s',
  async (_, pages, expectedPages, count) => {
    api.signIn('victor@almeidaacademy.com');
    const requestedPages = respondWith(pages);
    const onProgress = vi.fn();
    const { signal } = new AbortController();
    const transactions = await fetchWholeHistory(NO_FILTERS, signal, onProgress);
    expect(requestedPages).toEqual(expectedPages);
    expect(transactions).toHaveLength(count);
    expect(onProgress).toHaveBeenLastCalledWith({ loaded: count, total: 3 });
  },
);

it('a cancelled request of the whole history rejects and requests no further page', async () => {
  api.signIn('victor@almeidaacademy.com');
  const requestedPages = respondWith([['a'], ['b'], ['c']]);
  const controller = new AbortController();
  const onProgress = vi.fn(() => controller.abort());
  const history = fetchWholeHistory(NO_FILTERS, controller.signal, onProgress);
  await expect(history).rejects.toThrow(/cancel|abort/);
  expect(requestedPages).toEqual([1]);
});
