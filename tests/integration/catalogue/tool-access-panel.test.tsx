import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { settled } from '../../helpers/deferred';
import { renderApp } from '../render-app';
import {
  answer,
  callsTo,
  cardLink,
  hold,
  LENA_FREE_PLAN,
  MAYA_WITH_CREDITS,
  mockApi,
  openTool,
  TOM_WITHOUT_CREDITS,
  wireTool,
} from './helpers';

const ladder = { platformId: 'value-ladder', name: 'Value Ladder Agent', tokenCost: 8 };
const panel = () => screen.findByRole('region', { name: 'Cost and launch' });

function costs(...platforms: object[]) {
  answer('/tokens/platform-costs', { success: true, platforms });
}
function balance(totalTokens: number, availableTokens = totalTokens) {
  const reservedTokens = totalTokens - availableTokens;
  answer('/tokens/balance', { success: true, totalTokens, availableTokens, reservedTokens });
}

describe('the cost before launch', () => {
  it('the panel names the cost and how many messages the available credits pay for', async () => {
    costs(ladder);
    balance(1284);
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByText('8 credits per message,')).toBeVisible();
    const shown = within(await panel());
    expect(shown.getByText('about 160 messages left')).toBeVisible();
    // The specified label describes the link, so that the access is visible once.
    expect(shown.getByRole('link', { name: 'Launch Tool' })).toHaveAccessibleDescription(
      'Available - 1,284 tokens remaining',
    );
    expect(screen.getAllByText('Available Now')).toHaveLength(1);
  });

  it('reserved credits are not counted as messages left', async () => {
    costs(ladder);
    balance(100, 16);
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByText('about 2 messages left')).toBeVisible();
  });

  it('a tool whose features differ in cost says so, without a number of uses', async () => {
    costs({ ...ladder, hasFeatureCosts: true });
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByText('Varies by feature')).toBeVisible();
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
  });

  it.each([
    ['is not listed', () => costs({ ...ladder, platformId: 'other' })],
    ['has no cost', () => costs({ ...ladder, tokenCost: null })],
    ['could not be loaded', () => answer('/tokens/platform-costs', {}, 500)],
  ])('no cost is shown when the platform %s', async (_, respond) => {
    respond();
    await openTool(MAYA_WITH_CREDITS);
    expect(
      await screen.findByText('Available - 1,284 tokens remaining', { selector: 'p' }),
    ).toBeVisible();
    expect(screen.queryByText(/per message/)).not.toBeInTheDocument();
  });

  it('a locked tool says what a message costs and what the member has', async () => {
    costs(ladder);
    balance(5);
    mockAvailability(false);
    await openTool(TOM_WITHOUT_CREDITS);
    const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
    await waitFor(() =>
      expect(notice).toHaveTextContent('A message costs 8 credits and you have 5.'),
    );
    expect(document.querySelector('main')).not.toHaveTextContent(/upgrade/i);
  });

  it('related tools name their cost, or their category where it is unknown', async () => {
    costs({ platformId: 'b', tokenCost: 6, unit: 'per call' });
    const other = (id: string) => ({ ...wireTool, _id: id, name: `Tool ${id}`, platformId: id });
    answer('/getTools', [other('b'), other('c'), { ...other('d'), isFree: true }]);
    await openTool(MAYA_WITH_CREDITS);
    const related = within(screen.getByRole('region', { name: 'Related Tools' }));
    expect(await related.findByText('6 credits per call')).toBeVisible();
    expect(related.getByText('Sales and Marketing Tools')).toBeVisible();
    expect(related.getByText('Free tool')).toBeVisible();
  });
});

function mockAvailability(canAfford: boolean) {
  mockApi.server.use(
    http.post('*/api/tokens/check-availability', () =>
      HttpResponse.json({ success: true, canAfford, message: '' }),
    ),
  );
}

describe('own outputs', () => {
  const saved = (count: number) => ({
    valueladders: Array.from({ length: count }, (_, index) => ({
      _id: `v${index}`,
      gptResponse: 'A ladder.',
    })),
    targetMarkets: [{ _id: 'm', gptResponse: 'A market.' }],
  });

  it('the panel leads to the tab of the outputs that this tool saved', async () => {
    answer('/user-assets', saved(6));
    await openTool(MAYA_WITH_CREDITS);
    const link = await screen.findByRole('link', { name: 'Your 6 outputs from this tool' });
    expect(link).toHaveAttribute('href', '/profile?tab=agents');
  });

  it('a single output opens with its details', async () => {
    answer('/user-assets', saved(1));
    const { user } = await openTool(MAYA_WITH_CREDITS);
    await user.click(await screen.findByRole('link', { name: 'Your 1 output from this tool' }));
    expect(await screen.findByRole('dialog', { name: 'Value Ladder Agent' })).toBeVisible();
  });

  it('without outputs, and when they could not be loaded, the link leads to the profile', async () => {
    answer('/user-assets', saved(0));
    const { unmount } = await openTool(MAYA_WITH_CREDITS);
    const none = { name: 'What you make here is saved to your profile' };
    expect(await screen.findByRole('link', none)).toHaveAttribute('href', '/profile');
    unmount();
    answer('/user-assets', {}, 500);
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByRole('link', { name: 'Your saved outputs' })).toBeVisible();
  });

  it('a tool that saves nothing has no link and asks for no outputs', async () => {
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, name: 'Newsletter Writer', platformId: 'n' });
    await screen.findByRole('link', { name: 'Launch Tool' });
    expect(screen.queryByRole('link', { name: /output|saved/ })).not.toBeInTheDocument();
    expect(callsTo('/user-assets')).toBe(0);
  });
});

describe('Copy my business profile', () => {
  const record = (profileData: string) =>
    answer('/user/onboarding', { onboarding: { name: 'Maya', profileData } });
  const button = () => screen.findByRole('button', { name: 'Copy my business profile' });

  it('puts the generated profile on the clipboard', async () => {
    record('# Maya\n\nA coach.');
    const { user } = await openTool(MAYA_WITH_CREDITS);
    const copy = await button();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    expect(
      await screen.findByText('Business profile copied. Paste it into the tool.'),
    ).toBeVisible();
    expect(write).toHaveBeenCalledWith('# Maya\n\nA coach.');
  });

  it('a press before the profile has loaded copies it when it has', async () => {
    const held = hold('/user/onboarding');
    const { user } = await openTool(MAYA_WITH_CREDITS);
    const copy = await button();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    held.release({ onboarding: { profileData: 'Late.' } });
    await screen.findByText('Business profile copied. Paste it into the tool.');
    expect(write).toHaveBeenCalledWith('Late.');
  });

  it('without a profile there is a link to where one is created', async () => {
    record(' ');
    await openTool(MAYA_WITH_CREDITS);
    expect(await screen.findByRole('link', { name: 'Create a business profile' })).toHaveAttribute(
      'href',
      '/profile?tab=createProfile',
    );
  });

  it('a profile that cannot be loaded is said so, and the next press tries again', async () => {
    answer('/user/onboarding', {}, 500);
    const { user } = await openTool(MAYA_WITH_CREDITS);
    await user.click(await button());
    expect(
      await screen.findByText('Your business profile could not be loaded. Please try again.'),
    ).toBeVisible();
    record('Back.');
    await user.click(await button());
    expect(
      await screen.findByText('Business profile copied. Paste it into the tool.'),
    ).toBeVisible();
  });

  it('a browser that refuses the clipboard is said so', async () => {
    record('# Maya');
    const { user } = await openTool(MAYA_WITH_CREDITS);
    const copy = await button();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(copy);
    expect(await screen.findByText(/^Your browser did not allow copying/)).toBeVisible();
  });

  it('a member who cannot launch the tool is not offered it', async () => {
    await openTool(LENA_FREE_PLAN);
    await screen.findByRole('region', { name: 'Paid subscription required!' });
    expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  });
});

describe('while the tool is loading', () => {
  it('shows what the catalogue knows of it', async () => {
    answer('/getTools', [wireTool, { ...wireTool, _id: 't2', name: 'Another' }]);
    const held = hold('/getTool/t1');
    const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    await user.click(cardLink('Value Ladder Agent'));
    expect(await screen.findByText('Loading tool details...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Value Ladder Agent');
    expect(screen.getByText('Lays your services out as steps.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Another/ })).toBeVisible();
    await settled();
    expect(screen.queryByText('Available Now')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();

    held.release({ ...wireTool, name: 'Renamed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Launch Tool' })).toBeVisible();
    expect(screen.queryByText('Loading tool details...')).not.toBeInTheDocument();
  });
});

it('a tool that was not found offers all tools', async () => {
  const { user } = renderApp('/tool/nowhere', { as: MAYA_WITH_CREDITS });
  await user.click(await screen.findByRole('link', { name: 'Browse all tools' }));
  expect(await screen.findByText(/^Showing/)).toBeVisible();
  expect(window.location.pathname).toBe('/explore');
});
