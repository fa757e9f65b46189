import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { returnTool } from '@/features/billing/use-return-tool';
import { balanceQuery } from '@/resources/credits/queries';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { MAYA, mockApi, respondTo, holdResponse } from '../../../../helpers/mock-api';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';
import { findTitle, PAGE, VERIFY, verifiedBody } from './open-payment';

beforeEach(() => {
  respondTo(VERIFY, verifiedBody('paid'));
  returnTool.write(keyOfMember(findMember(mockApi.db(), MAYA)), 't1');
});

it('the result of a payment that was started from a tool links to the tool and shows the new balance', async () => {
  respondTo('/getTool/t1', toolBody);
  const { user } = renderApp(PAGE, { as: MAYA });
  await findTitle('Payment Successful!');
  expect(await screen.findByText('1,284 credits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Back to Value Ladder Agent' }));
  await waitFor(() => expect(window.location.pathname).toBe('/tool/t1'));
});

it('the new balance shows no figure until the refetch after the payment has ended', async () => {
  const verified = holdResponse(VERIFY);
  const { queryClient } = renderApp(PAGE, { as: MAYA });
  await waitFor(() => expect(queryClient.getQueryData(balanceQuery.queryKey)).toBeDefined());
  const refetched = holdResponse('/tokens/balance');
  verified.release(verifiedBody('paid'));
  await findTitle('Payment Successful!');
  const newBalance = screen.getByText('New balance').nextElementSibling;
  expect(newBalance).not.toHaveTextContent(/\d/);
  refetched.release({ success: true, totalTokens: 333, availableTokens: 333 });
  await waitFor(() => expect(newBalance).toHaveTextContent('333 credits'));
});

it('the result of a payment has no link to a tool that no longer exists, and says that the balance could not be loaded', async () => {
  respondTo('/getTool/t1', {}, 404);
  respondTo('/tokens/balance', {}, 500);
  const { queryClient } = renderApp(PAGE, { as: MAYA });
  await findTitle('Payment Successful!');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('New balance').nextElementSibling).toHaveTextContent(
    'Couldn’t load your balance',
  );
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
});
