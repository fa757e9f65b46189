import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CATEGORIES } from '@/resources/tools/categories';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { toolBody } from '../../helpers/tool';
import {
  callsTo,
  respondTo,
  card,
  cardLink,
  holdResponse,
  LENA_FREE_PLAN,
  MARCUS_ALL_RESERVED,
  MAYA_WITH_CREDITS,
  stubMedia,
  TOM_WITHOUT_CREDITS,
} from './helpers';

const tools = [
  { ...toolBody, _id: 'paid', name: 'Paid', description: '' },
  { ...toolBody, _id: 'free', name: 'Free', isFree: true },
  { ...toolBody, _id: 'soon', name: 'Later', url: 'Coming Soon...' },
];

async function openExplore(as: string) {
  respondTo('/getTools', tools);
  const app = renderApp('/explore', { as });
  await screen.findByText(/^Showing/);
  // The badge depends on the balance, so the balance has loaded when the badge has a text.
  await within(card('Paid')).findByText(/Available|Insufficient Credit/);
  return app;
}

async function hover(app: Awaited<ReturnType<typeof openExplore>>, name: string) {
  await waitFor(async () => {
    await app.user.unhover(card(name));
    await app.user.hover(card(name));
    expect(within(card(name)).getByText('View details')).toBeInTheDocument();
  });
}

it('a hovered card shows its second hashtag, View details and Launch in an overlay', async () => {
  const app = await openExplore(MAYA_WITH_CREDITS);
  expect(screen.queryByText('View details')).not.toBeInTheDocument();
  await hover(app, 'Paid');
  const overlay = within(card('Paid'));
  expect(overlay.getByText('offers')).toBeVisible();
  expect(overlay.queryByText('pricing')).not.toBeInTheDocument();
  const launch = overlay.getByRole('link', { name: 'Launch' });
  expect(launch).toHaveAttribute('href', 'https://apps.example/value-ladder');
  expect(launch).toHaveAttribute('target', '_blank');
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  // Interactive content must not be nested.
  expect(launch.parentElement?.closest('a, button')).toBeNull();

  await hover(app, 'Free');
  expect(within(card('Free')).getByRole('link', { name: 'Launch Free' })).toBeVisible();
  expect(screen.getAllByText('View details')).toHaveLength(1);
});

it('the overlay of a card without a balance shows an error with Retry in place of a chip', async () => {
  respondTo('/getTools', tools);
  respondTo('/tokens/balance', {}, 500);
  const app = renderApp('/explore', { as: TOM_WITHOUT_CREDITS });
  await screen.findByText('Unable to check access');
  await hover(app, 'Paid');
  const overlay = within(card('Paid'));
  expect(overlay.getByText('Couldn’t load your balance')).toBeVisible();
  expect(overlay.queryByText(/Premium|No Tokens|Upgrade/)).not.toBeInTheDocument();
  respondTo('/tokens/balance', { success: true, totalTokens: 9, availableTokens: 9 });
  await app.user.click(overlay.getByRole('button', { name: 'Retry loading credits' }));
  expect(await overlay.findByRole('link', { name: 'Launch' })).toBeVisible();
  expect(overlay.queryByText('Couldn’t load your balance')).not.toBeInTheDocument();
});

it.each([
  [LENA_FREE_PLAN, 'Premium'],
  [TOM_WITHOUT_CREDITS, 'No Tokens'],
])('the overlay of a locked tool shows %s the chip %s instead of Launch', async (member, chip) => {
  const app = await openExplore(member);
  await hover(app, 'Paid');
  expect(await within(card('Paid')).findByText(chip)).toBeVisible();
  expect(within(card('Paid')).queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
  await hover(app, 'Free');
  expect(within(card('Free')).getByRole('link', { name: 'Launch Free' })).toBeVisible();
});

it('the overlay of a tool that is coming soon has no Launch and no chip', async () => {
  const app = await openExplore(TOM_WITHOUT_CREDITS);
  await hover(app, 'Later');
  expect(card('Later')).not.toHaveTextContent(/Launch|Premium|No Tokens/);
});

it('the overlay of a card is removed when the pointer leaves the card', async () => {
  const app = await openExplore(MAYA_WITH_CREDITS);
  await hover(app, 'Paid');
  await app.user.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
});

it('Tab moves the focus from the link of a card to Launch in its overlay, and then to the next card', async () => {
  // jsdom does not implement `:focus-visible`.
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'matches');
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' || original?.value.call(this, selector);
  });
  const app = await openExplore(MAYA_WITH_CREDITS);
  await hover(app, 'Later');
  await app.user.unhover(card('Later'));
  await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
  screen.getByRole('button', { name: CATEGORIES.at(-1)!.name }).focus();
  await app.user.tab();
  expect(cardLink('Paid')).toHaveFocus();
  await app.user.tab();
  expect(screen.getByRole('link', { name: 'Launch' })).toHaveFocus();
  await app.user.tab();
  expect(cardLink('Free')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Launch' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Launch Free' })).toBeInTheDocument();
});

it.each([
  ['touch', () => fireEvent.touchStart(cardLink('Paid'))],
  ['pointer', () => fireEvent.pointerDown(cardLink('Paid'), { pointerType: 'touch' })],
])(
  'the overlay of a card is removed 1,000 ms after a touch that the browser reports as a %s event',
  async (_name, touch) => {
    await openExplore(MAYA_WITH_CREDITS);
    // The code of the overlay is lazy-loaded.
    await waitFor(() => {
      touch();
      expect(within(card('Paid')).getByText('View details')).toBeInTheDocument();
    });
    await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
    const { advance } = stopClock();
    touch();
    await advance(999);
    expect(screen.getByText('View details')).toBeInTheDocument();
    await advance(1);
    expect(screen.queryByText('View details')).not.toBeInTheDocument();
  },
);

describe('the spotlight', () => {
  const spotlight = () => screen.queryByRole('group', { name: /^Preview of/ });

  it('the spotlight shows a hovered tool beside its card, and remains while it is hovered itself', async () => {
    stubMedia('hover: hover', 'min-width: 1024px', 'min-width: 768px');
    const app = await openExplore(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    const preview = within(await screen.findByRole('group', { name: 'Preview of Paid' }));
    for (const text of [...toolBody.hashtags, 'Available', 'No description available']) {
      expect(preview.getByText(text)).toBeInTheDocument();
    }
    expect(preview.getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      '/tool/paid',
    );
    const launch = preview.getByRole('link', { name: 'Launch' });
    expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
    // Keyboard users reach the same links in the card.
    for (const link of preview.getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');

    const { advance, resume } = stopClock();
    fireEvent.pointerLeave(screen.getByRole('list', { name: 'Tools' }), { pointerType: 'mouse' });
    fireEvent.pointerOver(launch, { pointerType: 'mouse' });
    await advance(1000);
    expect(spotlight()).toBeInTheDocument();
    resume();
    await app.user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(spotlight()).not.toBeInTheDocument());
  });

  /** Hovers a card until its spotlight is open. */
  async function openSpotlight(app: Awaited<ReturnType<typeof openExplore>>, name: string) {
    await hover(app, name);
    return within(await screen.findByRole('group', { name: `Preview of ${name}` }));
  }
  const platform = { platformId: 'value-ladder', name: 'Value Ladder', unit: 'per message' };

  it('the spotlight of a free tool has Launch Free, also for a member without credits', async () => {
    stubMedia('hover: hover', 'min-width: 1024px');
    const free = await openSpotlight(await openExplore(TOM_WITHOUT_CREDITS), 'Free');
    expect(free.getByText(toolBody.description)).toBeInTheDocument();
    expect(free.getByText('Free tool')).toBeInTheDocument();
    expect(free.getByRole('link', { name: 'Launch Free' })).toBeInTheDocument();
  });

  it.each([
    [LENA_FREE_PLAN, 'See plans to upgrade', '/subscription?tool=paid'],
    [TOM_WITHOUT_CREDITS, 'Buy more credits', '/tool/paid?modal=buy'],
  ])(
    'the spotlight of a locked tool offers %s the link "%s" in place of Launch',
    async (member, name, url) => {
      stubMedia('hover: hover', 'min-width: 1024px');
      respondTo('/tokens/platform-costs', { platforms: [{ ...platform, tokenCost: 8 }] });
      const app = await openExplore(member);
      const paid = await openSpotlight(app, 'Paid');
      expect(paid.getByText('Insufficient Credit')).toBeInTheDocument();
      expect(paid.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
      expect(await paid.findByText('8 credits per message')).toBeVisible();
      expect(spotlight()).not.toHaveTextContent(/not enough|left/);
      const link = await paid.findByRole('link', { name });
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('tabindex', '-1');
    },
  );

  it('the spotlight of a locked tool opens the usage dashboard if credits cannot be bought', async () => {
    stubMedia('hover: hover', 'min-width: 1024px');
    respondTo('/subscription/credit-purchase-status', {
      success: true,
      data: { canPurchaseCredits: false, hasActiveSubscription: true, userPlanType: 'starter' },
    });
    const paid = await openSpotlight(await openExplore(TOM_WITHOUT_CREDITS), 'Paid');
    expect(await paid.findByRole('link', { name: 'Buy more credits' })).toHaveAttribute(
      'href',
      '/tool/paid?modal=usage',
    );
  });

  it.each([
    [{ tokenCost: 8 }, '8 credits per message, about 5 messages left'],
    [{ hasFeatureCosts: true }, 'Varies by feature'],
  ])('the spotlight shows what a platform with %o costs', async (cost, text) => {
    stubMedia('hover: hover', 'min-width: 1024px');
    respondTo('/tokens/balance', { success: true, totalTokens: 42, availableTokens: 42 });
    respondTo('/tokens/platform-costs', { platforms: [{ ...platform, ...cost }] });
    const paid = await openSpotlight(await openExplore(MAYA_WITH_CREDITS), 'Paid');
    await waitFor(() => expect(spotlight()).toHaveTextContent(text));
    expect(paid.getByRole('link', { name: 'Launch' })).toBeInTheDocument();
  });

  it('the spotlight shows no number of uses while all credits are reserved', async () => {
    stubMedia('hover: hover', 'min-width: 1024px');
    respondTo('/tokens/platform-costs', { platforms: [{ ...platform, tokenCost: 8 }] });
    const paid = await openSpotlight(await openExplore(MARCUS_ALL_RESERVED), 'Paid');
    expect(await paid.findByText('8 credits per message')).toBeVisible();
    expect(spotlight()).not.toHaveTextContent(/not enough|left/);
    expect(paid.getByRole('link', { name: 'Launch' })).toBeInTheDocument();
  });

  it.each([
    ['is not listed', () => respondTo('/tokens/platform-costs', { platforms: [] })],
    ['could not be loaded', () => respondTo('/tokens/platform-costs', {}, 500)],
  ])('the spotlight does not show a cost that %s', async (_name, respond) => {
    stubMedia('hover: hover', 'min-width: 1024px');
    respond();
    await openSpotlight(await openExplore(MAYA_WITH_CREDITS), 'Paid');
    await waitFor(() => expect(callsTo('/tokens/platform-costs')).toBe(1));
    await waitFor(() => expect(spotlight()).not.toHaveTextContent(/credits? per|Varies/));
  });

  it('the costs are requested neither before a spotlight opens nor while the balance is loading', async () => {
    stubMedia('hover: hover', 'min-width: 1024px');
    const balance = holdResponse('/tokens/balance');
    respondTo('/getTools', tools);
    const app = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    await hover(app, 'Paid');
    await screen.findByRole('group', { name: 'Preview of Paid' });
    expect(callsTo('/tokens/platform-costs')).toBe(0);
    balance.release({ success: true, totalTokens: 42, availableTokens: 42 });
    await waitFor(() => expect(callsTo('/tokens/platform-costs')).toBe(1));
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('the spotlight closes on %s', async (_name, close) => {
    stubMedia('hover: hover', 'min-width: 1024px');
    const app = await openExplore(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    await screen.findByRole('group', { name: 'Preview of Paid' });
    act(() => void close());
    await waitFor(() => expect(spotlight()).not.toBeInTheDocument());
    expect(screen.queryByText('View details')).not.toBeInTheDocument();
  });

  it('no spotlight opens where no device can hover or the page is narrow', async () => {
    stubMedia('min-width: 640px');
    const app = await openExplore(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    await app.user.unhover(card('Paid'));
    await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
    const { advance } = stopClock();
    fireEvent.pointerOver(card('Paid'), { pointerType: 'mouse' });
    await advance(1000);
    expect(within(card('Paid')).getByText('View details')).toBeInTheDocument();
    expect(spotlight()).not.toBeInTheDocument();
  });
});
