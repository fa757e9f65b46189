import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TOM, LENA, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';
import { findPlan, openPlans } from './open-plans';

const PAGE = '/subscription?tool=t1';
const findRow = () => screen.findByRole('region', { name: 'Plans for' });

beforeEach(() => {
  respondTo('/getTool/t1', toolBody);
  respondTo('/tokens/platform-costs', {
    platforms: [{ platformId: 'value-ladder', tokenCost: 15, unit: 'per report' }],
  });
});

it('the plans for a tool that a free member can pay for show what the credits of the free plan pay for', async () => {
  respondTo('/tokens/balance', { success: true, totalTokens: 25, rewards: [] });
  openPlans(LENA, PAGE);
  await waitFor(async () =>
    expect(await findPlan('free')).toHaveTextContent('about 1 report a month'),
  );
  expect(await findPlan('free')).not.toHaveTextContent('not included');
});

it('the plans for a tool show a free member without credits the tool, its cost and the price of the cheapest plan, and each plan how many uses it pays for', async () => {
  openPlans(LENA, PAGE);
  const row = await findRow();
  await waitFor(() =>
    expect(row).toHaveTextContent(
      'Value Ladder Agent: 15 credits per reportEvery paid plan includes this tool, from $29 a month.',
    ),
  );
  expect(within(row).getByRole('link', { name: 'Value Ladder Agent' })).toHaveAttribute(
    'href',
    '/tool/t1',
  );
  expect(within(row).queryByRole('link', { name: /^Buy/ })).not.toBeInTheDocument();
  expect(await findPlan('starter')).toHaveTextContent('about 42 reports a month');
  expect(await findPlan('pro')).toHaveTextContent('about 126 reports a month');
  const free = await findPlan('free');
  await waitFor(() => expect(free).toHaveTextContent('This tool is not included'));
  expect(free).not.toHaveTextContent('report');
});

it('the plans for a tool show a subscriber their credits, and a link to the purchase', async () => {
  const { user } = renderApp(PAGE, { as: TOM });
  const row = await findRow();
  await waitFor(() => expect(row).toHaveTextContent('You have 0 credits'));
  await user.click(
    await within(row).findByRole('link', { name: 'Buy credits without a new plan' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Credit Purchase' })).toBeVisible();
});

it('the plans do not wait for the tool, and have no uses while its cost is unknown', async () => {
  const tool = holdResponse('/getTool/t1');
  respondTo('/tokens/platform-costs', {}, 500);
  openPlans(LENA, PAGE);
  const pro = await findPlan('pro');
  expect(screen.queryByRole('region', { name: 'Plans for' })).not.toBeInTheDocument();
  tool.release(toolBody);
  expect(await findRow()).toHaveTextContent(/^Value Ladder AgentEvery paid plan/);
  expect(pro).not.toHaveTextContent(/report|use/);
});

it.each([
  ['a free tool', { ...toolBody, isFree: true }, 200],
  ['a tool that cannot be loaded', { message: 'Gone' }, 404],
])('the plans for %s have no row of the tool', async (_name, body, status) => {
  respondTo('/getTool/t1', body, status);
  const { queryClient } = openPlans(LENA, PAGE);
  const pro = await findPlan('pro');
  await waitFor(() => expect(requestsTo('/getTool/t1')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(pro).not.toHaveTextContent(/a month.*a month/);
  expect(await findPlan('free')).not.toHaveTextContent('not included');
  expect(screen.queryByRole('region', { name: 'Plans for' })).not.toBeInTheDocument();
});
