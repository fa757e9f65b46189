import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeReturnTool } from '@/resources/checkout/return-tool';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../../render-app';
import { MEMBER, PAGE, respondPaid, findTitle } from './open-payment';

const mockApi = setupMockApi();

const memberKey = () => keyOfMember(findMember(mockApi.db(), MEMBER));

function respondWithTool(body: object, status = 200) {
  mockApi.server.use(http.get('*/api/getTool/t1', () => HttpResponse.json(body, { status })));
}

beforeEach(() => respondPaid());

it('the result of a payment that was started from a tool links to the tool and shows the new balance', async () => {
  storeReturnTool(memberKey(), 't1', Date.now());
  respondWithTool({ _id: 't1', name: 'Value Ladder Agent', url: 'https://apps.example/x' });
  const { user } = renderApp(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  expect(await screen.findByText('1,284 credits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Back to Value Ladder Agent' }));
  await waitFor(() => expect(window.location.pathname).toBe('/tool/t1'));
});

it('the result of a payment has no link to a tool that no longer exists', async () => {
  storeReturnTool(memberKey(), 't1', Date.now());
  respondWithTool({}, 404);
  const { queryClient } = renderApp(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
});

it('a balance that cannot be loaded after a payment shows an error with Retry', async () => {
  let isDown = true;
  mockApi.server.use(
    http.get('*/api/tokens/balance', () =>
      isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
    ),
  );
  const { user } = renderApp(PAGE, { as: MEMBER });
  await findTitle('Payment Successful!');
  expect(await screen.findByText('Couldn’t load your balance')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,284 credits')).toBeVisible();
});
