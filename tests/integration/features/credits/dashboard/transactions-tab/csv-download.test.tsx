import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { deferred } from '../../../../../helpers/deferred';
import { recordSavedFiles } from '../../../../../helpers/files';
import { mockApi, requestsTo } from '../../../../../helpers/mock-api';
import { laterResponse } from '../../../../../helpers/requests';
import { renderUsage } from '../../render-usage';
import { historyPageBody, transactionBody } from '../../responses';

const TAB = '/?modal=usage&usageTab=transactions&usageView=individual';

const download = () => screen.findByRole('button', { name: 'Download CSV' });

test('Download CSV saves all pages that the filter selects', async () => {
  const saved = recordSavedFiles();
  const { user } = renderUsage(`${TAB}&type=debit`);
  await user.click(await download());
  await screen.findByText(/^\d+ transactions downloaded\.$/);
  const csv = await saved[0]!.file.text();
  const rows = csv.trim().split('\r\n').slice(1);
  const pages = requestsTo('/tokens/history').map(({ query }) => new URLSearchParams(query));
  expect(rows.length).toBeGreaterThan(50);
  screen.getByText(`${rows.length} transactions downloaded.`);
  expect(pages.slice(1).map((query) => query.get('page'))).toEqual(
    Array.from({ length: Math.ceil(rows.length / 50) }, (_, index) => String(index + 1)),
  );
  expect(pages.every((query) => query.get('type') === 'debit')).toBe(true);
});

test('a download shows its progress, leaving the tab cancels it, and one that fails can be started again', async () => {
  const saved = recordSavedFiles();
  const second = deferred<Response>();
  const page = (id: number) =>
    historyPageBody([transactionBody(id)], { page: id, hasNext: id === 1, total: 1200 });
  let secondPage = second.promise;
  mockApi.server.use(
    http.get('*/api/tokens/history', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? secondPage
        : HttpResponse.json(page(1)),
    ),
  );
  const { user } = renderUsage(TAB);
  await user.click(await download());
  await screen.findByText('Downloading 1 of 1,200...');
  await user.click(screen.getByRole('tab', { name: 'Credit History' }));
  second.resolve(HttpResponse.json(page(2)));
  await laterResponse();
  expect(saved).toHaveLength(0);

  secondPage = Promise.resolve(HttpResponse.json({ msg: 'No.' }, { status: 400 }));
  await user.click(screen.getByRole('tab', { name: 'Transaction History' }));
  await user.click(await download());
  await screen.findByText('The download failed. Please try again.');
  expect(saved).toHaveLength(0);
  secondPage = Promise.resolve(HttpResponse.json(page(2)));
  await user.click(await download());
  await screen.findByText('2 transactions downloaded.');
});
