import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { settled } from '../../helpers/deferred';
import { renderApp } from '../render-app';
import {
  answer,
  callsTo,
  hold,
  LENA_FREE_PLAN,
  MARCUS_ALL_RESERVED,
  MAYA_WITH_CREDITS,
  mockApi,
  openTool,
  TOM_WITHOUT_CREDITS,
  wireTool,
} from './helpers';

function availability(body: object, status = 200): void {
  mockApi.server.use(
    http.post('*/api/tokens/check-availability', () => HttpResponse.json(body, { status })),
  );
}

const affordable = { success: true, canAfford: true, message: 'ok' };

describe('a tool’s page', () => {
  it('shows the tool whole', async () => {
    availability(affordable);
    const tool = hold('/getTool/t1');
    renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Loading tool details...')).toBeVisible();
    tool.release({ ...wireTool, description: 'First part.\n\nSecond <b>part</b>.' });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Value Ladder Agent',
    );
    expect(document.title).toContain('Value Ladder Agent');
    const page = within(screen.getByRole('article'));
    for (const hashtag of wireTool.hashtags) expect(page.getByText(hashtag)).toBeVisible();
    expect(page.getByRole('heading', { name: 'About this tool' })).toBeVisible();
    expect(page.getByText('First part.').tagName).toBe('P');
    expect(page.getByText('Second <b>part</b>.').tagName).toBe('P');
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute(
      'src',
      `${import.meta.env['VITE_MEDIA_URL']}/${wireTool.image}`,
    );
    expect(await page.findByText('Available Now')).toBeVisible();
    const launch = page.getByRole('link', { name: 'Launch Tool' });
    expect(launch).toHaveAttribute('href', wireTool.url);
    expect(launch).toHaveAttribute('target', '_blank');
    expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
    expect(page.getByText('Available - 1,284 tokens remaining')).toBeVisible();
    expect(mockApi.calls().some(({ path }) => path === '/getTool/t1')).toBe(true);
  });

  it('shows an emoji in place of a missing picture', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, image: 'Coming Soon...', isFree: true });
    expect(screen.getByRole('article').querySelector('img')).toBeNull();
    expect(screen.getByText('🧰')).toBeVisible();
  });

  it('names category and status', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, isFree: true });
    const facts = within(screen.getByRole('region', { name: 'Tool Information' }));
    expect(facts.getByText('Category').nextSibling).toHaveTextContent('Sales and Marketing Tools');
    expect(facts.getByText('Status').nextSibling).toHaveTextContent('Available');
  });

  it('reads Uncategorized and Coming Soon for a tool without hashtags and address', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, hashtags: [], url: 'Coming Soon...' });
    const facts = within(screen.getByRole('region', { name: 'Tool Information' }));
    expect(facts.getByText('Category').nextSibling).toHaveTextContent('Uncategorized');
    expect(facts.getByText('Status').nextSibling).toHaveTextContent('Coming Soon');
    expect(screen.getByRole('heading', { name: 'This tool is coming soon' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
    expect(callsTo('/tokens/check-availability')).toBe(0);
  });

  it('says when there is no description', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, description: ' ', isFree: true });
    expect(screen.getByText('No description available')).toBeVisible();
  });
});

describe('access on a tool’s page', () => {
  it('is open to everyone for a free tool, which is never checked', async () => {
    await openTool(LENA_FREE_PLAN, { ...wireTool, isFree: true });
    expect(screen.getByText('Free tool - Available to all users')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
    expect(callsTo('/tokens/check-availability')).toBe(0);
  });

  it('asks a member of the free plan to upgrade', async () => {
    availability({ success: true, canAfford: false, message: '' });
    await openTool(LENA_FREE_PLAN);
    const notice = await screen.findByRole('region', { name: 'Paid subscription required!' });
    expect(notice).toHaveTextContent('Upgrade to access premium tools.');
    expect(within(notice).getByRole('link', { name: 'See plans to upgrade' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(screen.getByText('Insufficient Credit')).toBeInTheDocument();
    expect(screen.getByText('Locked')).toBeInTheDocument();
    expect(screen.getByText('Premium tool - Upgrade to unlock')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
  });

  it.each([
    ['refuses without words', { success: true, canAfford: false, message: '' }],
    ['does not refuse', affordable],
  ])('asks a subscriber without credits to buy more, when the check %s', async (_, check) => {
    availability(check);
    answer('/getTool/t1', wireTool);
    renderApp('/tool/t1?ref=mail', { as: TOM_WITHOUT_CREDITS });
    const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
    await waitFor(() => expect(callsTo('/tokens/check-availability')).toBe(1));
    await settled();
    expect(notice).toHaveTextContent(
      'You have no credits left. Please buy more credits to launch this tool.',
    );
    expect(within(notice).getByRole('link', { name: 'Buy more credits' })).toHaveAttribute(
      'href',
      '/tool/t1?ref=mail&modal=usage',
    );
    expect(screen.queryByText('Paid subscription required!')).not.toBeInTheDocument();
  });

  it('shows neither notice before the plan is known', async () => {
    availability(affordable);
    const status = hold('/subscription/credit-purchase-status');
    await openTool(TOM_WITHOUT_CREDITS);
    await screen.findByText('Locked');
    expect(screen.queryByRole('region', { name: /required|Insufficient/ })).not.toBeInTheDocument();
    status.release({ success: true, data: { userPlanType: 'pro' } });
    expect(await screen.findByRole('region', { name: 'Insufficient Credit' })).toBeVisible();
  });

  it('is checked for the tool’s platform, and locked by an answer that can’t afford it', async () => {
    availability({ success: true, canAfford: false, message: 'Needs 2,000 credits' });
    await openTool(MAYA_WITH_CREDITS);
    const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
    expect(notice).toHaveTextContent(
      'Needs 2,000 credits. Please buy more credits to launch this tool.',
    );
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
    const check = mockApi.calls().find(({ path }) => path === '/tokens/check-availability');
    expect(check?.body).toEqual({ platformId: 'value-ladder', featureId: null });
  });

  it.each([
    ['an HTTP error', {}, 500],
    ['success false', { success: false, canAfford: false, message: 'no' }, 200],
    ['nonsense', { success: 'yes' }, 200],
  ])('stays as it is when the check fails with %s', async (_title, body, status) => {
    availability(body, status);
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByText('Error checking availability')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
    expect(screen.getByText('Available Now')).toBeVisible();
  });

  it('is not checked for a tool without a platform', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, platformId: null });
    expect(await screen.findByRole('link', { name: 'Launch Tool' })).toBeVisible();
    expect(callsTo('/tokens/check-availability')).toBe(0);
  });

  it('stays open, with a note, while all credits are reserved', async () => {
    await openTool(MARCUS_ALL_RESERVED);
    await waitFor(() => expect(callsTo('/tokens/check-availability')).toBeGreaterThan(0));
    expect(
      await screen.findByText('All 120 credits are set aside for work in progress.'),
    ).toBeVisible();
    expect(
      screen.getByText('You can open this tool, but new work may have to wait.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Launch Tool' })).toBeVisible();
  });

  it('can’t be told without a balance: neutral words, Retry, and no upsell', async () => {
    availability(affordable);
    answer('/tokens/balance', {}, 500);
    const { user } = await openTool(MAYA_WITH_CREDITS);
    const alert = (await screen.findByText('Unable to check access')).closest('[role=status]');
    expect(alert).not.toBeNull();
    expect(document.body).not.toHaveTextContent(/Insufficient Credit|Paid subscription|Upgrade/);
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
    // What arrives after the failure, such as the bar, doesn't request it again.
    await screen.findByRole('button', { name: /^Credit usage/ });
    expect(callsTo('/tokens/balance')).toBe(1);

    answer('/tokens/balance', { success: true, totalTokens: 7, availableTokens: 7 });
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Available - 7 tokens remaining')).toBeVisible();
    expect(screen.queryByText('Unable to check access')).not.toBeInTheDocument();
  });
});

describe('a tool that can’t be shown', () => {
  it('was not found', async () => {
    renderApp('/tool/nowhere', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Tool not found.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('shows the failure and loads at the next try', async () => {
    answer('/getTool/t1', { message: 'down' }, 500);
    const { user } = renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('HTTP 500: Internal Server Error')).toBeVisible();
    answer('/getTool/t1', wireTool);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Value Ladder Agent',
    );
  });

  it('leads back through the browser’s history', async () => {
    const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    const first = screen.getAllByRole('heading', { level: 2 })[0]!;
    mockApi.server.use(http.get('*/api/getTool/:id', () => HttpResponse.json({}, { status: 404 })));
    await user.click(first);
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(await screen.findByText(/^Showing/)).toBeVisible();
  });

  it('leads to the catalogue when there is no history', async () => {
    const { user } = renderApp('/tool/nowhere', { as: MAYA_WITH_CREDITS });
    const button = await screen.findByRole('button', { name: 'Go Back' });
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    await user.click(button);
    expect(await screen.findByText(/^Showing/)).toBeVisible();
    expect(window.location.pathname).toBe('/explore');
  });
});
