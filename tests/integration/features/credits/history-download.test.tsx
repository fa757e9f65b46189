import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { renderUsage } from './render-usage';
import { respondTo, historyPageBody, transactionBody } from './responses';

const TAB = '/?modal=usage&usageTab=transactions&usageView=individual';

/** The texts of the files that the page has saved. */
const saved: Promise<string>[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file instanceof Blob ? file.text() : Promise.resolve(''));
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const download = () => screen.findByRole('button', { name: 'Download CSV' });

test('Download CSV saves all pages that the filter selects', async () => {
  const { user } = renderUsage(`${TAB}&type=debit`);
  await user.click(await download());
  await screen.findByText(/^\d+ transactions downloaded\.$/);
  const csv = await saved[0]!;
  const rows = csv.trim().split('\r\n').slice(1);
  const pages = setupMockApi()
    .calls()
    .filter(({ path }) => path === '/tokens/history')
    .map(({ query }) => new URLSearchParams(query));
  expect(rows.length).toBeGreaterThan(50);
  screen.getByText(`${rows.length} transactions downloaded.`);
  expect(pages.slice(1).map((query) => query.get('page'))).toEqual(
    Array.from({ length: Math.ceil(rows.length / 50) }, (_, index) => String(index + 1)),
  );
  expect(pages.every((query) => query.get('type') === 'debit')).toBe(true);
});

test('a download shows its progress, and Cancel ends it without a file', async () => {
  const second = deferred();
  respondTo('history', historyPageBody([transactionBody(1)], { hasNext: true, total: 1200 }));
  setupMockApi().server.use(
    http.get('*/api/tokens/history', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return undefined;
      await second.promise;
      return HttpResponse.json(historyPageBody([transactionBody(2)], { page: 2, total: 1200 }));
    }),
  );
  const { user } = renderUsage(TAB);
  await user.click(await download());
  await screen.findByText('Downloading 1 of 1,200...');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Download cancelled.');
  expect(await download()).toHaveFocus();
  second.resolve();
  await laterResponse();
  expect(screen.getByText('Download cancelled.')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Credit History' }));
  expect(saved).toHaveLength(0);
});

test('a download that fails shows how many rows were loaded and can be started again', async () => {
  let fails = true;
  setupMockApi().server.use(
    http.get('*/api/tokens/history', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2 && fails) return HttpResponse.json({ msg: 'No.' }, { status: 400 });
      return HttpResponse.json(
        historyPageBody([transactionBody(page)], { page, hasNext: page === 1, total: 2 }),
      );
    }),
  );
  const { user } = renderUsage(TAB);
  await user.click(await download());
  await screen.findByText('The download stopped after 1. Please try again.');
  expect(saved).toHaveLength(0);
  fails = false;
  await user.click(await download());
  await screen.findByText('2 transactions downloaded.');
});
