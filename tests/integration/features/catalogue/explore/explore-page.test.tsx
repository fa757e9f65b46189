import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExplorePage } from '@/features/catalogue/explore/explore-page';
import { MAYA, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { toolBody } from '../../../../helpers/values';
import { renderPart } from '../../../render-app';
import { card, cardLink, cardNames, toolBodies } from '../helpers';

const CATEGORIES = [
  'Ideation and Innovation Tools',
  'Sales and Marketing Tools',
  'Purpose Tools',
  'Content Creation Tools',
  'General AI Utility Platforms',
  'E Learning Tools',
  'Assessment Tools',
];

/** Renders the catalogue alone. */
const renderExplore = (path = '/explore') => renderPart(<ExplorePage />, MAYA, path);

function getChip(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

it('the Explore page shows its title, its chips and a loading text, then the count and nine cards', async () => {
  const tools = holdResponse('/getTools');
  renderExplore();
  expect(await screen.findByText('Loading tools...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI tools for your practice');
  expect(document.title).toContain('Explore');
  const chips = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'Free tools', ...CATEGORIES]);
  expect(screen.queryByRole('list', { name: 'Tools' })).not.toBeInTheDocument();
  tools.release(toolBodies(1200));
  expect(await screen.findByText('Showing 9 of 1,200 tools')).toBeVisible();
  expect(cardNames()).toHaveLength(9);
  expect(screen.queryByText('Loading tools...')).not.toBeInTheDocument();
});

it('tools that fail to load show an error, and Try Again reloads the page', async () => {
  respondTo('/getTools', { message: 'down' }, 500);
  const { user } = renderExplore();
  expect(await screen.findByText('Failed to load tools. Try again later.')).toBeVisible();
  const reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a catalogue without tools shows that there are none', async () => {
  respondTo('/getTools', []);
  renderExplore();
  expect(await screen.findByText('No tools available')).toBeVisible();
  expect(screen.getByText('Check back later for new tools.')).toBeVisible();
});

describe('the filters', () => {
  const tools = [
    { ...toolBody, _id: 'a', name: 'Ladder', hashtags: ['Sales and Marketing Tools'] },
    {
      ...toolBody,
      _id: 'b',
      name: 'Mission',
      hashtags: ['purpose tools for coaches'],
      isFree: true,
    },
    { ...toolBody, _id: 'c', name: 'Story', hashtags: ['Content Creation Tools'] },
  ];

  it('the chips narrow and widen the list, announce its length and are kept in the URL, and Back and All undo them', async () => {
    respondTo('/getTools', tools);
    const { user } = renderExplore('/explore?utm=x');
    await screen.findByText('Showing 3 of 3 tools');
    const status = screen.getByText('3 tools');
    expect(status).toHaveRole('status');
    expect(getChip('All')).toHaveAttribute('aria-pressed', 'true');

    await user.click(getChip('Purpose Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Mission']));
    expect(screen.getByText('Showing 1 of 1 tools').closest('[role=status]')).toBeNull();
    expect(status).toHaveTextContent(/^1 tool$/);
    expect(getChip('All')).toHaveAttribute('aria-pressed', 'false');
    await user.click(getChip('Sales and Marketing Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder', 'Mission']));
    await user.click(getChip('Free tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Mission']));
    expect(window.location.search).toBe(
      '?utm=x&category=Purpose+Tools&category=Sales+and+Marketing+Tools&free=true',
    );

    window.history.back();
    await waitFor(() => expect(cardNames()).toEqual(['Ladder', 'Mission']));
    expect(getChip('Free tools')).toHaveAttribute('aria-pressed', 'false');
    await user.click(getChip('Purpose Tools'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder']));
    await user.click(getChip('All'));
    await waitFor(() => expect(cardNames()).toEqual(['Ladder', 'Mission', 'Story']));
    expect(window.location.search).toBe('?utm=x');
    expect(requestsTo('/getTools')).toHaveLength(1);
  });

  it('categories without matching tools show that there are none, with a button that clears them', async () => {
    respondTo('/getTools', tools);
    const { user } = renderExplore('/explore?category=nonsense&category=Assessment+Tools');
    expect(await screen.findByText('No matching tools found')).toBeVisible();
    expect(screen.getByText('Try adjusting your filters or search criteria')).toBeVisible();
    expect(getChip('Assessment Tools')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });
});

describe('a card', () => {
  const tools = [
    {
      ...toolBody,
      _id: 'paid/1?x',
      name: 'Paid',
      image: '/tools/paid.svg',
      description: 'Lays your services out. Then it asks for more.',
    },
    { ...toolBody, _id: 'free', name: 'Free', isFree: true },
    { ...toolBody, _id: 'soon', name: 'Later', url: 'Coming soon' },
    { ...toolBody, _id: 'no-url', name: 'Nowhere', url: undefined },
  ];

  it('a card links to its tool, shows its picture and the first sentence of its description, and an overlay when it is hovered', async () => {
    respondTo('/getTools', tools);
    renderExplore();
    await screen.findByText(/^Showing/);
    expect(cardLink('Paid')).toHaveAttribute('href', '/tool/paid%2F1%3Fx');
    expect(card('Paid').querySelector('img')).toHaveAttribute(
      'src',
      `${import.meta.env['VITE_MEDIA_URL']}/tools/paid.svg`,
    );
    expect(within(card('Paid')).getByText('Lays your services out.')).toBeVisible();
    // The code of the overlay is loaded after the first paint.
    await waitFor(() => {
      fireEvent.pointerOver(card('Paid'), { pointerType: 'mouse' });
      expect(within(card('Paid')).getByText('View details')).toBeVisible();
    });
  });

  it.each([
    ['a positive balance', { totalTokens: 5, availableTokens: 5 }, 'Available', 'Live'],
    ['no credits', { totalTokens: 0 }, 'Insufficient Credit', 'Locked'],
    ['a response without a balance', {}, 'Unable to check access', 'Unknown'],
  ])(
    'the card of a paid tool has no badge until the balance has loaded, then with %s "%s"',
    async (_, body, longText, shortText) => {
      respondTo('/getTools', tools);
      const balance = holdResponse('/tokens/balance');
      renderExplore();
      await screen.findByText(/^Showing/);
      expect(card('Paid')).not.toHaveTextContent(/Available|Insufficient|Unable/);
      expect(card('Free')).toHaveTextContent('Available');
      for (const name of ['Later', 'Nowhere']) {
        expect(card(name)).toHaveTextContent('Coming Soon');
        expect(within(card(name)).getByText('Soon')).toBeInTheDocument();
      }
      balance.release({ success: true, ...body });
      expect(await within(card('Paid')).findByText(longText)).toBeInTheDocument();
      expect(within(card('Paid')).getByText(shortText)).toBeInTheDocument();
      expect(card('Free')).toHaveTextContent('Available');
    },
  );

  it('a card shows what a use costs once the costs have loaded, and a free tool shows it immediately; its link has all facts in its name', async () => {
    const unlisted = { ...toolBody, _id: 'none', name: 'Plain', hashtags: ['Legal Tools'] };
    respondTo('/getTools', [...tools, unlisted]);
    const costs = holdResponse('/tokens/platform-costs');
    renderExplore();
    await screen.findByText(/^Showing/);
    expect(await screen.findByRole('link', { name: 'Paid, Available' })).toBeVisible();
    expect(cardLink('Free')).toHaveAccessibleName('Free, Free, Available');
    expect(cardLink('Later')).toHaveAccessibleName('Later, Coming Soon');
    expect(requestsTo('/tokens/platform-costs')).toHaveLength(0);

    await waitFor(() => expect(requestsTo('/tokens/platform-costs')).toHaveLength(1));
    costs.release({ platforms: [{ platformId: 'value-ladder', tokenCost: 8 }] });
    expect(await within(card('Paid')).findByText('8 credits per message')).toBeVisible();
    expect(cardLink('Paid')).toHaveAccessibleName('Paid, 8 credits per message, Available');
    // The colour shows a category of the filters only.
    expect(card('Plain')).toHaveTextContent('8 credits per message · Legal Tools');
    expect(card('Later')).not.toHaveTextContent(/credit|·/);
  });

  it('a card without a picture, or with one that fails to load, shows an icon', async () => {
    respondTo(
      '/getTools',
      toolBodies(9, (index) =>
        index < 3 ? { image: ['Coming Soon...', '', 'tools/gone.svg'][index] } : {},
      ),
    );
    renderExplore();
    await screen.findByText(/^Showing/);
    expect(card('Tool 1').querySelector('img')).toBeNull();
    expect(card('Tool 2').querySelector('img')).toBeNull();
    const picture = card('Tool 3').querySelector('img');
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(card('Tool 3').querySelector('img')).toBeNull());
    expect(card('Tool 3').querySelector('svg')).not.toBeNull();
    // Pictures below the first rows are lazy-loaded.
    expect(card('Tool 4').querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(card('Tool 9').querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});
