import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ToolCard } from '@/components/tools/tool-card';
import { CardHighlights } from '@/features/catalogue/explore/card-highlights';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { readPlatformCosts } from '@/resources/credits/platform-costs/schema';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { makeTool, toolBody } from '../../../../helpers/values';
import { card, cardLink, stubMedia } from '../helpers';
import { setupUser } from '../../../../helpers/user';

const tools = [
  makeTool({ id: 'paid', name: 'Paid', description: '' }),
  makeTool({ id: 'free', name: 'Free', isFree: true }),
  makeTool({ id: 'soon', name: 'Later', url: 'Coming Soon...' }),
];
const COSTS = [
  { platformId: 'value-ladder', name: 'Value Ladder', unit: 'per message', tokenCost: 8 },
];

interface Member {
  balance?: Partial<Balance>;
  planType?: string;
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
            balance={undefined}
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
}: Member = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  client.setQueryData(subscriptionStatusQuery.queryKey, {
    canPurchaseCredits: true,
    hasActiveSubscription: true,
    planType,
  });
  client.setQueryData(balanceQuery.queryKey, { ...ZERO_BALANCE, ...balance });
  client.setQueryData(platformCostsQuery.queryKey, readPlatformCosts(COSTS)!);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Grid />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return setupUser();
}

/** The texts of an element that are not hidden from screen readers. */
function exposedTexts(element: Element): string[] {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return found;
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

it('a hovered card shows its second hashtag, View details and Launch in an overlay, of which screen readers get Launch alone, until Escape', () => {
  openGrid();
  expect(screen.queryByText('View details')).not.toBeInTheDocument();
  hover(card('Paid'));
  const overlay = within(card('Paid'));
  expect(overlay.getByText('View details')).toBeVisible();
  expect(overlay.getByText('offers')).toBeVisible();
  expect(overlay.queryByText('pricing')).not.toBeInTheDocument();
  expect(exposedTexts(card('Paid'))).toEqual(['Paid', 'Launch']);
  expect(overlay.getAllByRole('link')).toHaveLength(2);
  const launch = overlay.getByRole('link', { name: 'Launch Paid' });
  expect(launch).toHaveTextContent(/^Launch$/);
  expect(launch).toHaveAttribute('href', 'https://apps.example/value-ladder');
  expect(launch).toHaveAttribute('target', '_blank');
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  // Interactive content must not be nested.
  expect(launch.parentElement?.closest('a, button')).toBeNull();

  hover(card('Free'));
  expect(within(card('Free')).getByRole('link', { name: 'Launch Free Free' })).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('View details')).not.toBeInTheDocument();
});

it('the overlay of a locked tool shows a chip in the place of Launch, and that of one without a URL neither', () => {
  openGrid({ planType: 'free_plan', balance: {} });
  hover(card('Paid'));
  expect(within(card('Paid')).getByText('Premium')).toBeVisible();
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
  expect(screen.getByRole('link', { name: 'Launch Paid' })).toHaveFocus();
  await user.tab();
  expect(cardLink('Free')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Launch Paid' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Launch Free Free' })).toBeInTheDocument();
});

it('the spotlight shows a hovered tool, its cost and the uses that the available credits pay for', () => {
  const preview = openSpotlight('Paid', { balance: { totalTokens: 84, availableTokens: 42 } });
  expect(spotlight()).toHaveTextContent('8 credits per message, about 5 messages left');
  for (const text of [...toolBody.hashtags, 'Available', 'No description available']) {
    expect(preview.getByText(text)).toBeInTheDocument();
  }
  expect(preview.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/tool/paid');
  const launch = preview.getByRole('link', { name: 'Launch Paid' });
  expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
  // Keyboard users reach the same links in the card.
  for (const link of preview.getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');
});

/** Moves the pointer by so many pixels; jsdom has no init option for `movementX`. */
function moveBy(target: Element, pixels: number) {
  const event = createEvent.pointerMove(target, { pointerType: 'mouse' });
  fireEvent(target, Object.defineProperty(event, 'movementX', { value: pixels }));
}

/** Moves the pointer from the card of an open spotlight onto that. */
function enterSpotlight() {
  const target = within(spotlight()!).getByText('No description available');
  fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
  hover(target);
  moveBy(target, 40);
  return target;
}

it('a pointer that rests on the spotlight for 150 ms keeps it open, and leaving it ends it after 120 ms', () => {
  openSpotlight('Paid');
  const target = enterSpotlight();
  // A rest, and slow moves towards a link.
  for (let moves = 0; moves < 3; moves += 1) {
    act(() => void vi.advanceTimersByTime(50));
    moveBy(target, 2);
  }
  for (let moves = 0; moves < 10; moves += 1) {
    moveBy(target, 40);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(spotlight()).toBeInTheDocument();
  // React calls `onPointerLeave` for a `pointerout` event.
  fireEvent.pointerOut(target, { pointerType: 'mouse', relatedTarget: document.body });
  act(() => void vi.advanceTimersByTime(119));
  expect(spotlight()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(spotlight()).not.toBeInTheDocument();
});

it('the spotlight makes way for the cards below it under a pointer that moves on it for 400 ms without a rest', () => {
  openSpotlight('Paid');
  const target = enterSpotlight();
  for (let moves = 0; moves < 3; moves += 1) {
    act(() => void vi.advanceTimersByTime(100));
    moveBy(target, 40);
  }
  act(() => void vi.advanceTimersByTime(99));
  expect(spotlight()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(spotlight()).not.toBeInTheDocument();
});

it('the spotlight of a free tool has its description and Launch Free, and that of a locked tool no launch link', () => {
  const free = openSpotlight('Free', { balance: {} });
  expect(free.getByText(toolBody.description)).toBeInTheDocument();
  expect(free.getByText('Free tool')).toBeInTheDocument();
  expect(free.getByRole('link', { name: 'Launch Free Free' })).toBeInTheDocument();
  hover(card('Paid'));
  act(() => void vi.advanceTimersByTime(350));
  const locked = within(screen.getByRole('group', { name: 'Preview of Paid' }));
  expect(locked.getByText('Insufficient Credit')).toBeInTheDocument();
  expect(locked.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
  expect(spotlight()).not.toHaveTextContent(/not enough|left/);
});

it('the spotlight shows no number of uses while all credits are reserved', () => {
  openSpotlight('Paid', { balance: { totalTokens: 42, reservedTokens: 42 } });
  expect(spotlight()).toHaveTextContent(/8 credits per message(?!, )/);
  expect(within(spotlight()!).getByRole('link', { name: 'Launch Paid' })).toBeInTheDocument();
});
