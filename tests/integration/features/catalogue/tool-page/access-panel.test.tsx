import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MAYA, TOM, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';
import { cardLink, renderTool } from '../helpers';

const ladder = { platformId: 'value-ladder', name: 'Value Ladder Agent', tokenCost: 8 };
const panel = () => screen.findByRole('region', { name: 'Cost and launch' });

function costs(...platforms: object[]) {
  respondTo('/tokens/platform-costs', { success: true, platforms });
}
function balance(totalTokens: number, availableTokens = totalTokens) {
  const reservedTokens = totalTokens - availableTokens;
  respondTo('/tokens/balance', { success: true, totalTokens, availableTokens, reservedTokens });
}

describe('the cost before launch', () => {
  it('the access panel shows the cost of a message and how many the available credits pay for, and opens the tool once on a double click', async () => {
    costs(ladder);
    balance(1284, 1200);
    await renderTool(MAYA);
    expect(await screen.findByText('8 credits per message')).toBeVisible();
    const shown = within(await panel());
    expect(shown.getByText('about 150 messages left')).toBeVisible();
    const launch = shown.getByRole('link', { name: /^Launch Tool/ });
    expect(launch).toHaveAccessibleDescription('8 credits per message Opens in a new tab');
    expect(screen.getAllByText('Available Now')).toHaveLength(1);
    // A double click opens the tool once: `fireEvent` returns false if the link is not followed.
    expect(fireEvent.click(launch, { detail: 1 })).toBe(true);
    expect(fireEvent.click(launch, { detail: 2 })).toBe(false);
  });

  it('the access panel shows no cost when the costs could not be loaded', async () => {
    respondTo('/tokens/platform-costs', {}, 500);
    await renderTool(MAYA);
    expect(
      await screen.findByText('Available - 1,284 tokens remaining', { selector: 'div' }),
    ).toBeVisible();
    expect(screen.queryByText(/per message/)).not.toBeInTheDocument();
  });

  it('the access panel of a locked tool shows the cost of a message and the member’s credits', async () => {
    costs(ladder);
    balance(5);
    respondTo('POST /tokens/check-availability', { success: true, canAfford: false });
    await renderTool(TOM);
    const notice = await screen.findByRole('region', { name: 'Insufficient Credit' });
    await waitFor(() =>
      expect(notice).toHaveTextContent('A message costs 8 credits and you have 5.'),
    );
    expect(document.body).not.toHaveTextContent(/upgrade/i);
    expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  });
});

describe('own outputs', () => {
  const saved = (count: number) => ({
    valueladders: Array.from({ length: count }, (_, index) => ({
      _id: `v${index}`,
      gptResponse: 'A ladder.',
    })),
    targetMarkets: [{ _id: 'm', gptResponse: 'A market.' }],
  });

  it('the access panel links to the outputs that the tool has saved', async () => {
    respondTo('/user-assets', saved(6));
    await renderTool(MAYA);
    expect(
      await screen.findByRole('link', { name: 'Your 6 outputs from this tool' }),
    ).toHaveAttribute('href', '/profile?tab=agents');
  });

  it('the access panel has no row of outputs when there are none, and links to the profile when they fail to load', async () => {
    respondTo('/user-assets', saved(0));
    const { unmount, queryClient } = await renderTool(MAYA);
    await waitFor(() => expect(requestsTo('/user-assets')).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: /output|saved/ })).not.toBeInTheDocument();
    unmount();
    respondTo('/user-assets', {}, 500);
    const failed = await renderTool(MAYA);
    expect(await screen.findByRole('link', { name: 'Your saved outputs' })).toHaveAttribute(
      'href',
      '/profile',
    );
    failed.unmount();

    // A tool that saves no outputs requests none.
    const { length } = requestsTo('/user-assets');
    await renderTool(MAYA, { ...toolBody, name: 'Newsletter', platformId: 'n' });
    await screen.findByRole('link', { name: /^Launch Tool/ });
    expect(screen.queryByRole('link', { name: /output|saved/ })).not.toBeInTheDocument();
    expect(requestsTo('/user-assets')).toHaveLength(length);
  });
});

describe('Copy my business profile', () => {
  const record = (profileData: string) =>
    respondTo('/user/onboarding', { onboarding: { name: 'Maya', profileData } });
  const button = () => screen.findByRole('button', { name: 'Copy my business profile' });

  it.each([
    ['copies it', 'Late.', 'Business profile copied. Paste it into the tool.'],
    ['shows an error if it is blank', ' \n', 'Profile has not been generated yet'],
  ])('Copy my business profile loads the profile and %s', async (_, profileData, message) => {
    const response = holdResponse('/user/onboarding');
    const { user } = await renderTool(MAYA);
    const copy = await button();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    response.release({ onboarding: { profileData } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(write.mock.calls).toEqual(profileData === 'Late.' ? [['Late.']] : []);
  });

  it('a member without a generated profile sees a link to create one instead of the copy button', async () => {
    record(' ');
    await renderTool(MAYA);
    expect(await screen.findByRole('link', { name: 'Create a business profile' })).toHaveAttribute(
      'href',
      '/profile?tab=createProfile',
    );
  });

  it('a profile that fails to load on Copy my business profile shows an error, and the next press retries', async () => {
    respondTo('/user/onboarding', {}, 500);
    const { user } = await renderTool(MAYA);
    const copy = await button();
    await user.click(copy);
    expect(
      await screen.findByText('Your business profile could not be loaded. Please try again.'),
    ).toBeVisible();
    record('Back.');
    await waitFor(() => expect(copy).not.toHaveAttribute('aria-disabled'));
    await user.click(copy);
    expect(
      await screen.findByText('Business profile copied. Paste it into the tool.'),
    ).toBeVisible();
  });
});

describe('while the tool is loading', () => {
  it('a tool page that is loading shows the data of the tool in the catalogue', async () => {
    respondTo('/getTools', [toolBody, { ...toolBody, _id: 't2', name: 'Another' }]);
    const response = holdResponse('/getTool/t1');
    const { user } = renderApp('/explore', { as: MAYA });
    await screen.findByText(/^Showing/);
    await user.click(cardLink('Value Ladder Agent'));
    expect(await screen.findByText('Loading tool details...')).toBeVisible();
    // React logs a paragraph in a paragraph as an error.
    expect(document.querySelector('p p')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Value Ladder Agent');
    expect(screen.getByText('Lays your services out as steps.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Another/ })).toBeVisible();
    await laterResponse();
    expect(screen.queryByText('Available Now')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();

    response.release({ ...toolBody, name: 'Renamed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Launch Tool/ })).toBeVisible();
    expect(screen.queryByText('Loading tool details...')).not.toBeInTheDocument();
  });
});
