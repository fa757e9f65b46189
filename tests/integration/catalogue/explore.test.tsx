import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../render-app';
import {
  answer,
  callsTo,
  card,
  cardLink,
  cardNames,
  hold,
  LENA_FREE_PLAN,
  MAYA_WITH_CREDITS,
  TOM_WITHOUT_CREDITS,
  wireTool,
  wireTools,
} from './helpers';

const CATEGORIES = [
  'Ideation and Innovation Tools',
  'Sales and Marketing Tools',
  'Purpose Tools',
  'Content Creation Tools',
  'General AI Utility Platforms',
  'E Learning Tools',
  'Assessment Tools',
];

function chip(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

describe('the catalogue', () => {
  it('shows its title, its chips, the count and nine cards, after asking for the tools once', async () => {
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText(/^Showing 9 of \d+ tools$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'AI tools for your practice',
    );
    expect(document.title).toContain('Explore');
    const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All', ...CATEGORIES]);
    expect(cardNames()).toHaveLength(9);
    expect(callsTo('/getTools')).toBe(1);
  });

  it('shows shapes of cards while it loads', async () => {
    const tools = hold('/getTools');
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Loading tools...')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Tools' })).not.toBeInTheDocument();
    tools.release([wireTool]);
    expect(await screen.findByText('Showing 1 of 1 tools')).toBeVisible();
    expect(screen.queryByText('Loading tools...')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and Try Again reloads the page', async () => {
    answer('/getTools', { message: 'down' }, 500);
    const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Failed to load tools. Try again later.')).toBeVisible();
    const reload = vi.fn();
    vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says that there are no tools', async () => {
    answer('/getTools', []);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('No tools available')).toBeVisible();
    expect(screen.getByText('Check back later for new tools.')).toBeVisible();
  });
});

describe('the filters', () => {
  const tools = [
    { ...wireTool, _id: 'a', name: 'Ladder', hashtags: ['Sales and Marketing Tools'] },
    { ...wireTool, _id: 'b', name: 'Mission', hashtags: ['purpose tools for coaches'] },
    { ...wireTool, _id: 'c', name: 'Story', hashtags: ['Content Creation Tools'] },
  ];

  it('widen with every category, stand in the address, and All clears them', async () => {
    answer('/getTools', tools);
    const { user } = renderApp('/explore?utm=x', { as: MAYA_WITH_CREDITS });
    await screen.findByText('Showing 3 of 3 tools');
    expect(chip('All')).toHaveAttribute('aria-pressed', 'true');

    await user.click(chip('Purpose Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Mission']));
    expect(screen.getByText('Showing 1 of 1 tools')).toBeVisible();
    expect(chip('All')).toHaveAttribute('aria-pressed', 'false');

    await user.click(chip('Sales and Marketing Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder', 'Mission']));
    expect(new URLSearchParams(window.location.search).getAll('category')).toEqual([
      'Purpose Tools',
      'Sales and Marketing Tools',
    ]);

    await user.click(chip('Purpose Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder']));

    await user.click(chip('All'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder', 'Mission', 'Story']));
    expect(window.location.search).toBe('?utm=x');
    expect(callsTo('/getTools')).toBe(1);
  });

  it('are restored by a link and by Back, and unknown values are ignored', async () => {
    answer('/getTools', tools);
    const { user } = renderApp('/explore?category=nonsense&category=Content+Creation+Tools', {
      as: MAYA_WITH_CREDITS,
    });
    await screen.findByText('Showing 1 of 1 tools');
    expect(cardNames()).toEqual(['Story']);
    expect(chip('Content Creation Tools')).toHaveAttribute('aria-pressed', 'true');

    await user.click(chip('Purpose Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Mission', 'Story']));
    window.history.back();
    await waitFor(() => expect(cardNames()).toEqual(['Story']));
    expect(chip('Purpose Tools')).toHaveAttribute('aria-pressed', 'false');
  });

  it('that match nothing say so, and can all be cleared', async () => {
    answer('/getTools', tools);
    const { user } = renderApp('/explore?category=Assessment+Tools', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('No matching tools found')).toBeVisible();
    expect(screen.getByText('Try adjusting your filters or search criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });
});

describe('a card', () => {
  const tools = [
    { ...wireTool, _id: 'paid', name: 'Paid', image: '/tools/paid.svg' },
    { ...wireTool, _id: 'free', name: 'Free', isFree: true },
    { ...wireTool, _id: 'soon', name: 'Later', url: 'Coming soon' },
    { ...wireTool, _id: 'no-url', name: 'Nowhere', url: undefined },
  ];

  it('links to its tool and shows its picture and category', async () => {
    answer('/getTools', tools);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(cardLink('Paid')).toHaveAttribute('href', '/tool/paid');
    expect(card('Paid').querySelector('img')).toHaveAttribute(
      'src',
      `${import.meta.env['VITE_MEDIA_URL']}/tools/paid.svg`,
    );
    expect(within(card('Paid')).getByText('Sales and Marketing Tools')).toBeVisible();
  });

  it.each([
    [MAYA_WITH_CREDITS, 'Available', 'Live'],
    [TOM_WITHOUT_CREDITS, 'Insufficient Credit', 'Locked'],
    [LENA_FREE_PLAN, 'Insufficient Credit', 'Locked'],
  ])('wears the badge that fits the balance of %s', async (member, long, short) => {
    answer('/getTools', tools);
    renderApp('/explore', { as: member });
    await screen.findByText(/^Showing/);
    expect(await within(card('Paid')).findByText(long)).toBeInTheDocument();
    expect(within(card('Paid')).getByText(short)).toBeInTheDocument();
    expect(within(card('Free')).getByText('Available')).toBeInTheDocument();
    for (const name of ['Later', 'Nowhere']) {
      expect(within(card(name)).getByText('Coming Soon')).toBeInTheDocument();
      expect(within(card(name)).getByText('Soon')).toBeInTheDocument();
    }
  });

  it('waits with its badge for the balance, unless the tool is free or not out yet', async () => {
    answer('/getTools', tools);
    const balance = hold('/tokens/balance');
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(card('Paid')).not.toHaveTextContent(/Available|Insufficient|Unable/);
    expect(card('Free')).toHaveTextContent('Available');
    expect(card('Later')).toHaveTextContent('Coming Soon');
    balance.release({ success: true, totalTokens: 5, availableTokens: 5 });
    expect(await within(card('Paid')).findByText('Available')).toBeInTheDocument();
  });

  it('never reads as an upsell when the balance could not be loaded', async () => {
    answer('/getTools', tools);
    answer('/tokens/balance', {}, 500);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(await within(card('Paid')).findByText('Unable to check access')).toBeInTheDocument();
    expect(within(card('Paid')).getByText('Unknown')).toBeInTheDocument();
    expect(card('Free')).toHaveTextContent('Available');
    expect(document.body).not.toHaveTextContent('Insufficient Credit');
  });

  it('asks for no picture where there is none, and does without one that fails', async () => {
    answer(
      '/getTools',
      wireTools(3, (index) => ({ image: ['Coming Soon...', '', 'tools/gone.svg'][index] })),
    );
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(card('Tool 1').querySelector('img')).toBeNull();
    expect(card('Tool 2').querySelector('img')).toBeNull();
    const picture = card('Tool 3').querySelector('img');
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(card('Tool 3').querySelector('img')).toBeNull());
    expect(card('Tool 3').querySelector('svg')).not.toBeNull();
  });

  it('fetches pictures below the first rows when they come near', async () => {
    answer('/getTools', wireTools(9));
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(card('Tool 1').querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(card('Tool 9').querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});
