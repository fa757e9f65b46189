import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { returnTool } from '@/features/billing/use-return-tool';
import { balanceQuery } from '@/resources/credits/queries';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../../helpers/deferred';
import { renderApp } from '../../../render-app';
import {
  findTitle,
  MEMBER,
  PAGE,
  respondPaid,
  respondToVerify,
  verifyResponse,
} from './open-payment';

const mockApi = setupMockApi();

function respondWithTool(body: object, status = 200) {
  mockApi.server.use(http.get('*/api/getTool/t1', () => HttpResponse.json(body, { status })));
}

beforeEach(() => {
  respondPaid();
  returnTool.write(keyOfMember(findMember(mockApi.db(), MEMBER)), 't1');
});

it('the result of a payment that was started from a tool links to the tool and shows the new balance', async () => {
  respondWithTool({ _id: 't1', name: 'Value Ladder Agent', url: 'https://apps.example/x' });
  const { user } = renderApp(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  expect(await screen.findByText('1,284 credits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Back to Value Ladder Agent' }));
  await waitFor(() => expect(window.location.pathname).toBe('/tool/t1'));
});

it('the new balance shows no figure until the refetch after the payment has ended', async () => {
  const verified = deferred<Response>();
  respondToVerify(() => verified.promise);
  const { queryClient } = renderApp(PAGE, { as: MEMBER });
  await waitFor(() => expect(queryClient.getQueryData(balanceQuery.queryKey)).toBeDefined());
  const refetched = deferred<Response>();
  mockApi.server.use(http.get('*/api/tokens/balance', () => refetched.promise));
  verified.resolve(verifyResponse('paid'));
  await findTitle('Payment Successful!');
  const newBalance = screen.getByText('New balance').nextElementSibling;
  expect(newBalance).not.toHaveTextContent(/\d/);
  refetched.resolve(HttpResponse.json({ success: true, totalTokens: 333, availableTokens: 333 }));
  await waitFor(() => expect(newBalance).toHaveTextContent('333 credits'));
});

it('the result of a payment has no link to a tool that no longer exists, and says that the balance could not be loaded', async () => {
  respondWithTool({}, 404);
  mockApi.server.use(
    http.get('*/api/tokens/balance', () => HttpResponse.json({}, { status: 500 })),
  );
  const { queryClient } = renderApp(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('New balance').nextElementSibling).toHaveTextContent(
    'Couldn’t load your balance',
  );
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
});
