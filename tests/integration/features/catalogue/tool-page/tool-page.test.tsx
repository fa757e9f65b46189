import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { keyOfMember } from '@/resources/session/session';
import { storedLaunches } from '@/resources/tools/launches';
import { findMember } from '@mock-api/database';
import {
  MAYA,
  MARCUS,
  TOM,
  LENA,
  mockApi,
  respondTo,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';
import { openTool, renderTool } from '../helpers';

const respondToAvailabilityCheck = (body: object, status = 200) =>
  respondTo('POST /tokens/check-availability', body, status);

/** @param index of the entry in the router's history */
function navigate(path: string, index = 0): void {
  act(() => {
    window.history.pushState({ idx: index }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

const affordable = { success: true, canAfford: true, message: 'ok' };

it('the page of an available tool shows its hashtags, description, picture, status and Launch Tool', async () => {
  respondToAvailabilityCheck(affordable);
  await renderTool(MAYA, {
    ...toolBody,
    description: 'First part.\n\nSecond <b>part</b>.',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Value Ladder Agent' })).toBeVisible();
  expect(document.title).toContain('Value Ladder Agent');
  const page = within(screen.getByRole('article'));
  for (const hashtag of toolBody.hashtags) expect(page.getByText(hashtag)).toBeVisible();
  expect(page.getByRole('heading', { name: 'About this tool' })).toBeVisible();
  expect(page.getByText(/^First part\.\s+Second <b>part<\/b>\.$/)).toBeVisible();
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute(
    'src',
    `${import.meta.env['VITE_MEDIA_URL']}/${toolBody.image}`,
  );
  expect(await page.findByText('Available Now')).toBeVisible();
  const launch = page.getByRole('link', { name: /^Launch Tool/ });
  expect(launch).toHaveAttribute('href', toolBody.url);
  expect(launch).toHaveAttribute('target', '_blank');
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  expect(page.getByText('Available - 1,284 tokens remaining')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Tool Information' }));
  expect(facts.getByText('Category').nextElementSibling).toHaveTextContent(
    'Sales and Marketing Tools',
  );
  expect(facts.getByText('Status').nextElementSibling).toHaveTextContent('Available');
});

it('a click and a middle click on Launch count as a use, and a click of the right button does not', async () => {
  const { user } = await renderTool(MAYA, { ...toolBody, isFree: true });
  const member = keyOfMember(findMember(mockApi.db(), MAYA));
  const launches = () => storedLaunches.read(member).map(({ toolId }) => toolId);
  const launch = await screen.findByRole('link', { name: 'Launch Tool Value Ladder Agent' });
  launch.addEventListener('click', (event) => event.preventDefault());
  // The right button opens the context menu, and fires `auxclick` too.
  fireEvent(launch, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(launches()).toEqual([]);
  await user.click(launch);
  expect(launches()).toEqual(['t1']);
  storedLaunches.write(member, []);
  fireEvent(launch, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(launches()).toEqual(['t1']);
});

it('the page of a tool without picture, description, hashtags and URL shows a default for each', async () => {
  await renderTool(MAYA, {
    ...toolBody,
    image: 'Coming Soon...',
    description: ' ',
    hashtags: [],
    url: 'Coming Soon...',
  });
  expect(screen.getByRole('article').querySelector('img')).toBeNull();
  expect(screen.getByText('🧰')).toBeVisible();
  expect(screen.getByText('No description available')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Tool Information' }));
  expect(facts.getByText('Category').nextElementSibling).toHaveTextContent('Uncategorized');
  expect(facts.getByText('Status').nextElementSibling).toHaveTextContent('Coming Soon');
  expect(screen.getByRole('heading', { name: 'This tool is coming soon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();
  expect(requestsTo('/tokens/check-availability')).toHaveLength(0);
});

it.each([
  ['a free tool, by a member of the free plan', LENA, { isFree: true }],
  ['a tool without a platform', MAYA, { platformId: null }],
])('%s, can be launched without an availability check', async (_, member, change) => {
  await renderTool(member, { ...toolBody, ...change });
  expect(await screen.findByRole('link', { name: /^Launch Tool/ })).toBeVisible();
  expect(requestsTo('/tokens/check-availability')).toHaveLength(0);
});

it('a paid tool shows a member of the free plan that a subscription is required', async () => {
  respondToAvailabilityCheck({ success: true, canAfford: false, message: '' });
  respondTo('/tokens/platform-costs', {
    platforms: [{ platformId: 'value-ladder', tokenCost: 8 }],
  });
  respondTo('/user-assets', { valueladders: [{ _id: 'v', gptResponse: 'A ladder.' }] });
  await renderTool(LENA);
  const notice = await screen.findByRole('region', { name: 'Paid subscription required!' });
  await waitFor(() =>
    expect(notice).toHaveTextContent(
      'Upgrade to access premium tools.A message costs 8 credits. Every paid plan includes this tool, from $29 a month.',
    ),
  );
  expect(
    within(notice).getByRole('link', { name: 'Your 1 output from this tool' }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/profile\?tab=agents&output=/));
  expect(within(notice).getByRole('link', { name: 'See plans to upgrade' })).toHaveAttribute(
    'href',
    '/subscription?tool=t1',
  );
  expect(screen.getByText('Insufficient Credit')).toBeInTheDocument();
  expect(screen.getByText('Locked')).toBeInTheDocument();
  expect(screen.getByText('Premium tool - Upgrade to unlock')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();
});

it('a subscriber without credits sees a link to buy more although the availability check is positive', async () => {
  respondToAvailabilityCheck(affordable);
  respondTo('/getTool/t1', toolBody);
  renderApp('/tool/t1?ref=mail', { as: TOM });
  const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
  await waitFor(() => expect(requestsTo('/tokens/check-availability')).toHaveLength(1));
  await laterResponse();
  expect(notice).toHaveTextContent(
    'You have no credits left. Please buy more credits to launch this tool.',
  );
  expect(within(notice).getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    '/tool/t1?ref=mail&modal=buy',
  );
  expect(screen.queryByText('Paid subscription required!')).not.toBeInTheDocument();
});

it('a locked tool shows no notice before the member’s plan has loaded, and asks for more credits if that fails', async () => {
  const status = holdResponse('/subscription/credit-purchase-status');
  await renderTool(LENA);
  await screen.findByText('Locked');
  expect(screen.queryByRole('region', { name: /required|Insufficient/ })).not.toBeInTheDocument();
  status.release({}, 500);
  const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
  expect(within(notice).getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    '/tool/t1?modal=usage',
  );
});

it('a negative availability check of the tool’s platform locks the tool, until the check of the next visit is pending', async () => {
  respondToAvailabilityCheck({ success: true, canAfford: false, message: '' });
  await openTool(MAYA);
  const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
  expect(notice).toHaveTextContent(
    'You don’t have enough credits for this tool. Please buy more credits to launch this tool.',
  );
  expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();
  const check = mockApi.calls().find(({ path }) => path === '/tokens/check-availability');
  expect(check?.body).toEqual({ platformId: 'value-ladder', featureId: null });

  const pendingCheck = holdResponse('POST /tokens/check-availability');
  navigate('/explore');
  await screen.findByText(/^Showing/);
  navigate('/tool/t1');
  expect(await screen.findByRole('link', { name: /^Launch Tool/ })).toBeVisible();
  await waitFor(() => expect(requestsTo('/tokens/check-availability')).toHaveLength(2));
  pendingCheck.release();
});

it('a tool remains open when the availability check fails', async () => {
  respondToAvailabilityCheck({}, 500);
  await renderTool(MAYA);
  expect(await screen.findByText('Error checking availability')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Launch Tool/ })).toBeVisible();
  expect(screen.getByText('Available Now')).toBeVisible();
});

it('a tool remains open, with a notice, while all credits are reserved', async () => {
  await renderTool(MARCUS);
  await waitFor(() => expect(requestsTo('/tokens/check-availability')).not.toHaveLength(0));
  expect(
    await screen.findByText('All 120 credits are set aside for work in progress.'),
  ).toBeVisible();
  expect(screen.getByText('You can open this tool, but new work may have to wait.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Launch Tool/ })).toBeVisible();
});

it('a tool page without a balance shows that access can’t be checked, and Retry loads the balance', async () => {
  respondToAvailabilityCheck(affordable);
  respondTo('/tokens/balance', {}, 500);
  const { user } = await openTool(MAYA);
  const alert = (await screen.findByText('Unable to check access')).closest('[role=status]');
  expect(alert).not.toBeNull();
  expect(document.body).not.toHaveTextContent(/Insufficient Credit|Paid subscription|Upgrade/);
  expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();
  // Components that mount after the failure, such as the navigation bar, must not request it again.
  await screen.findByRole('button', { name: /^Credit usage/ });
  expect(requestsTo('/tokens/balance')).toHaveLength(1);

  respondTo('/tokens/balance', { success: true, totalTokens: 7, availableTokens: 7 });
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Available - 7 tokens remaining')).toBeVisible();
  expect(screen.queryByText('Unable to check access')).not.toBeInTheDocument();
});

it('a tool that does not exist shows that it was not found, without Try Again, and Go Back goes back, without a history to the catalogue', async () => {
  const { user } = renderApp('/profile', { as: MAYA });
  await screen.findByRole('heading', { level: 1 });
  navigate('/tool/nowhere', 1);
  expect(await screen.findByText('Tool not found.')).toBeVisible();
  expect(document.title).toBe(`Tool not found · ${PRODUCT_NAME}`);
  expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse all tools' })).toHaveAttribute(
    'href',
    '/explore',
  );
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));

  navigate('/tool/nowhere');
  await screen.findByText('Tool not found.');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText(/^Showing/)).toBeVisible();
  expect(window.location.pathname).toBe('/explore');
});

it('a tool shows a loading text, the error of a failed load, and Try Again, which loads it', async () => {
  const failed = holdResponse('/getTool/t1');
  const { user } = renderApp('/tool/t1', { as: MAYA });
  expect(await screen.findByText('Loading tool details...')).toBeVisible();
  failed.release({ message: 'down' }, 500);
  expect(await screen.findByText('HTTP 500: Internal Server Error')).toBeVisible();
  respondTo('/getTool/t1', toolBody);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Value Ladder Agent');
});
