import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { loadFirstPage } from '@/app/start/load-first-page';
import { startApp } from '@/app/start/start-app';
import { sessionQuery } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { laterResponse } from '../../helpers/requests';
import { callsTo } from '../features/billing/open-billing';

const mockApi = setupMockApi();

/**
 * Requests what the first screen of a member needs, and returns how often the balance was
 * requested.
 */
async function balanceRequestsAt(path: string): Promise<number> {
  mockApi.signIn('maya@lindqvistcoaching.com');
  window.history.pushState(null, '', path);
  const client = createQueryClient();
  onTestFinished(startApp(client));
  await loadFirstPage(client);
  await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeTruthy());
  await laterResponse();
  return callsTo('/tokens/balance').length;
}

it('the balance is requested before the first render of a page with the navigation bar', async () => {
  expect(await balanceRequestsAt('/profile')).toBe(1);
});

it('no balance is requested before the first render of a page without the navigation bar', async () => {
  expect(await balanceRequestsAt('/payment-cancel')).toBe(0);
});
