import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ToolCard } from '@/components/tools/tool-card';
import { CardHighlights } from '@/features/catalogue/explore/card-highlights';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { readPlatformCosts } from '@/resources/credits/platform-costs/schema';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { makeTool, toolBody } from '../../../helpers/tool';
import { callsTo, card, cardLink, holdResponse, mockApi, respondTo, stubMedia } from './helpers';
import { setupUser } from '../../../helpers/setup-user';

const tools = [
  makeTool({ id: 'paid', name: 'Paid', description: '' }),
  makeTool({ id: 'free', name: 'Free', isFree: true }),
  makeTool({ id: 'soon', name: 'Later', url: 'Coming Soon...' }),
];
const ladder = { platformId: 'value-ladder', name: 'Value Ladder', unit: 'per message' };

interface Member {
  /** `null` if the balance and the costs are requested. */
  balance?: Partial<Balance> | null;
  planType?: string;
  canPurchaseCredits?: boolean;
  costs?: object[];
}

function Grid() {
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  return (
    <>
      <ul ref={setGrid}>
        {tools.map((tool, index) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            balance={null}
            balancePending
            costText=""
            position={index + 1}
            setSize={tools.length}
          />
        ))}
      </ul>
      {grid && <CardHighlights grid={grid} tools={tools} />}
    </>
  );
}

/** Renders three cards for a member whose credits and plan have loaded. */
function openGrid({
  balance = { totalTokens: 42, availableTokens: 42 },
  planType = 'pro_plan',
  canPurchaseCredits = true,
  costs = [{ ...ladder, tokenCost: 8 }],
}: Member = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  client.setQueryData(subscriptionStatusQuery.queryKey, {
    canPurchaseCredits,
    hasActiveSubscription: true,
    planType,
  });
  if (balance) {
    client.setQueryData(balanceQuery.queryKey, { ...ZERO_BALANCE, ...balance });
    client.setQueryData(platformCostsQuery.queryKey, readPlatformCosts(costs)!);
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Grid />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return setupUser();
}

const hover = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
const spotlight = () => screen.queryByRole('group', { name: /^Preview of/ });

/** Hovers a card until its spotlight is open. */
function openSpotlight(name: string, member?: Member) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  openGrid(member);
  hover(card(name));
  act(() => void vi.advanceTimersByTime(350));
  return within(screen.getByRole('group', { name: `Preview of ${name}` }));
}

beforeEach(() => stubMedia('hover: hover', 'min-width: 1024px'));

it('a hovered card shows its second hashtag, View details and Launch in an overlay', () => {
  openGrid();
  expect(screen.queryByText('View details')).not.toBeInTheDocument();
  expect(cardLink('Paid')).not.toHaveAccessibleName(/View details/);
  hover(card('Paid'));
  expect(cardLink('Paid')).toHaveAccessibleName(/^Paid .*View details$/);
  const overlay = within(card('Paid'));
  expect(overlay.getByText('offers')).toBeVisible();
  expect(overlay.queryByText('pricing')).not.toBeInTheDocument();
  const launch = overlay.getByRole('link', { name: 'Launch' });
  expect(launch).toHaveAttribute('href', 'https://apps.example/value-ladder');
  expect(launch).toHaveAttribute('target', '_blank');
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  // Interactive content must not be nested.
  expect(launch.parentElement?.closest('a, button')).toBeNull();

  hover(card('Free'));
  expect(within(card('Free')).getByRole('link', { name: 'Launch Free' })).toBeVisible();
  expect(cardLink('Free')).toHaveAccessibleName(/View details$/);
  expect(cardLink('Paid')).not.toHaveAccessibleName(/View details/);
});

it('Escape ends the highlight of a hovered card', () => {
  openGrid();
  hover(card('Paid'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('View details')).not.toBeInTheDocument();
});

it('the overlay of a card without a balance shows an error with Retry in place of a chip', async () => {
  mockApi.signIn('maya@lindqvistcoaching.com');
  respondTo('/tokens/balance', {}, 500);
  const user = openGrid({ balance: null });
  hover(card('Paid'));
  const overlay = within(card('Paid'));
  expect(await overlay.findByText('Couldn’t load your balance')).toBeVisible();
  expect(overlay.queryByText(/Premium|No Tokens|Upgrade/)).not.toBeInTheDocument();
  respondTo('/tokens/balance', { success: true, totalTokens: 9, availableTokens: 9 });
  await user.click(overlay.getByRole('button', { name: 'Retry loading credits' }));
  expect(await overlay.findByRole('link', { name: 'Launch' })).toBeVisible();
  expect(overlay.queryByText('Couldn’t load your balance')).not.toBeInTheDocument();
});

it.each([
  ['free_plan', 'Premium'],
  ['pro_plan', 'No Tokens'],
])('the overlay of a locked tool shows on the plan %s the chip %s', (planType, chip) => {
  openGrid({ planType, balance: {} });
  hover(card('Paid'));
  expect(within(card('Paid')).getByText(chip)).toBeVisible();
  expect(within(card('Paid')).queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
  hover(card('Later'));
  expect(card('Later')).toHaveTextContent('View details');
  expect(card('Later')).not.toHaveTextContent(/Launch|Premium|No Tokens/);
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
  const user = openGrid();
  await user.tab();
  expect(cardLink('Paid')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Launch' })).toHaveFocus();
  await user.tab();
  expect(cardLink('Free')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Launch' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Launch Free' })).toBeInTheDocument();
});

it('the spotlight shows a hovered tool beside its card, and remains while it is hovered itself', () => {
  const preview = openSpotlight('Paid');
  for (const text of [...toolBody.hashtags, 'Available', 'No description available']) {
    expect(preview.getByText(text)).toBeInTheDocument();
  }
  expect(preview.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/tool/paid');
  const launch = preview.getByRole('link', { name: 'Launch' });
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  // Keyboard users reach the same links in the card.
  for (const link of preview.getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');

  fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
  hover(launch);
  act(() => void vi.advanceTimersByTime(1000));
  expect(spotlight()).toBeInTheDocument();
  // React calls `onPointerLeave` for a `pointerout` event.
  fireEvent.pointerOut(launch, { pointerType: 'mouse', relatedTarget: document.body });
  act(() => void vi.advanceTimersByTime(119));
  expect(spotlight()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(spotlight()).not.toBeInTheDocument();
});

it('the spotlight of a free tool has Launch Free, also for a member without credits', () => {
  const free = openSpotlight('Free', { balance: {} });
  expect(free.getByText(toolBody.description)).toBeInTheDocument();
  expect(free.getByText('Free tool')).toBeInTheDocument();
  expect(free.getByRole('link', { name: 'Launch Free' })).toBeInTheDocument();
});

it.each([
  ['free_plan', true, 'See plans to upgrade', '/subscription?tool=paid'],
  ['pro_plan', true, 'Buy credits', '/tool/paid?modal=buy'],
  ['starter_plan', false, 'Buy credits', '/tool/paid?modal=usage'],
])(
  'the spotlight of a locked tool has on the plan %s (may buy credits: %s) the link "%s" in place of Launch',
  (planType, canPurchaseCredits, name, url) => {
    const paid = openSpotlight('Paid', { planType, canPurchaseCredits, balance: {} });
    expect(paid.getByText('Insufficient Credit')).toBeInTheDocument();
    expect(paid.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
    expect(spotlight()).not.toHaveTextContent(/not enough|left/);
    const link = paid.getByRole('link', { name });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('tabindex', '-1');
  },
);

it.each<[string, Member, RegExp]>([
  ['a fixed cost and the uses left', {}, /8 credits per message, about 5 messages left/],
  [
    'no number of uses while all credits are reserved',
    { balance: { totalTokens: 42, reservedTokens: 42 } },
    /8 credits per message(?!, )/,
  ],
  ['no cost that is not listed', { costs: [] }, /^(?!.*(credits? per|Varies))/],
])('the spotlight shows %s', (_, member, text) => {
  openSpotlight('Paid', member);
  expect(spotlight()).toHaveTextContent(text);
  expect(within(spotlight()!).getByRole('link', { name: 'Launch' })).toBeInTheDocument();
});

it('the costs are requested neither before a spotlight opens nor while the balance is loading', async () => {
  mockApi.signIn('maya@lindqvistcoaching.com');
  const balance = holdResponse('/tokens/balance');
  openGrid({ balance: null });
  hover(card('Paid'));
  await screen.findByRole('group', { name: 'Preview of Paid' });
  expect(callsTo('/tokens/platform-costs')).toBe(0);
  balance.release({ success: true, totalTokens: 42, availableTokens: 42 });
  await waitFor(() => expect(callsTo('/tokens/platform-costs')).toBe(1));
});
