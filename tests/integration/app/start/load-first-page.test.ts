import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { loadFirstPage } from '@/app/start/load-first-page';
import { startApp } from '@/app/start/start-app';
import { sessionQuery } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { requestsTo } from '../../../helpers/mock-api';
import { laterResponse } from '../../../helpers/requests';

const mockApi = setupMockApi();

it.each([
  ['the balance is requested', '/profile', 'with', 1],
  ['no balance is requested', '/payment-cancel', 'without', 0],
])(
  '%s before the first render of the page %s %s the navigation bar',
  async (_, path, __, requests) => {
    mockApi.signIn('maya@lindqvistcoaching.com');
    window.history.pushState(null, '', path);
    const client = createQueryClient();
    onTestFinished(startApp(client));
    await loadFirstPage(client);
    await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeTruthy());
    await laterResponse();
    expect(requestsTo('/tokens/balance')).toHaveLength(requests);
  },
);
