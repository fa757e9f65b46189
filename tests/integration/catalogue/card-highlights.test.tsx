import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import {
  answer,
  card,
  cardLink,
  LENA_FREE_PLAN,
  MAYA_WITH_CREDITS,
  stubMedia,
  TOM_WITHOUT_CREDITS,
  wireTool,
} from './helpers';

const tools = [
  { ...wireTool, _id: 'paid', name: 'Paid', description: '' },
  { ...wireTool, _id: 'free', name: 'Free', isFree: true },
  { ...wireTool, _id: 'soon', name: 'Later', url: 'Coming Soon...' },
];

async function open(as: string) {
  answer('/getTools', tools);
  const app = renderApp('/explore', { as });
  await screen.findByText(/^Showing/);
  // The balance is there once a badge that depends on it reads.
  await within(card('Paid')).findByText(/Available|Insufficient Credit/);
  return app;
}

async function hover(app: Awaited<ReturnType<typeof open>>, name: string) {
  await waitFor(async () => {
    await app.user.unhover(card(name));
    await app.user.hover(card(name));
    expect(within(card(name)).getByText('View details')).toBeInTheDocument();
  });
}

describe('the overlay of a card', () => {
  it('shows the name, the first two hashtags, View details and Launch', async () => {
    const app = await open(MAYA_WITH_CREDITS);
    expect(screen.queryByText('View details')).not.toBeInTheDocument();
    await hover(app, 'Paid');
    const overlay = within(card('Paid'));
    expect(overlay.getByText('offers')).toBeVisible();
    expect(overlay.queryByText('pricing')).not.toBeInTheDocument();
    const launch = overlay.getByRole('link', { name: 'Launch' });
    expect(launch).toHaveAttribute('href', 'https://apps.example/value-ladder');
    expect(launch).toHaveAttribute('target', '_blank');
    expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
    // A control inside a control would be neither.
    expect(launch.parentElement?.closest('a, button')).toBeNull();

    await hover(app, 'Free');
    expect(within(card('Free')).getByRole('link', { name: 'Launch Free' })).toBeVisible();
    expect(screen.getAllByText('View details')).toHaveLength(1);
  });

  it.each([
    [LENA_FREE_PLAN, 'Premium'],
    [TOM_WITHOUT_CREDITS, 'No Tokens'],
  ])('reads for %s on a locked tool: %s', async (member, chip) => {
    const app = await open(member);
    await hover(app, 'Paid');
    expect(await within(card('Paid')).findByText(chip)).toBeVisible();
    expect(within(card('Paid')).queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
    await hover(app, 'Free');
    expect(within(card('Free')).getByRole('link', { name: 'Launch Free' })).toBeVisible();
  });

  it('offers nothing to launch on a tool that is not out yet', async () => {
    const app = await open(TOM_WITHOUT_CREDITS);
    await hover(app, 'Later');
    expect(card('Later')).not.toHaveTextContent(/Launch|Premium|No Tokens/);
  });

  it('goes when the pointer leaves', async () => {
    const app = await open(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    await app.user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
  });

  it('shows for the keyboard, from the link to Launch and on to the next card', async () => {
    // jsdom can't tell how a focus came about.
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'matches');
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(
      this: Element,
      selector: string,
    ) {
      return selector === ':focus-visible' || original?.value.call(this, selector);
    });
    const app = await open(MAYA_WITH_CREDITS);
    await hover(app, 'Later');
    await app.user.unhover(card('Later'));
    await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
    screen.getByRole('button', { name: 'Assessment Tools' }).focus();
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
    'the overlay of a card ends 1,000 ms after a touch that is told as a %s',
    async (_title, touch) => {
      await open(MAYA_WITH_CREDITS);
      // The code of the overlay arrives after the cards.
      await waitFor(() => {
        touch();
        expect(within(card('Paid')).getByText('View details')).toBeInTheDocument();
      });
      await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
      const { pass } = stopClock();
      touch();
      await pass(999);
      expect(screen.getByText('View details')).toBeInTheDocument();
      await pass(1);
      expect(screen.queryByText('View details')).not.toBeInTheDocument();
    },
  );
});

describe('the spotlight', () => {
  const spotlight = () => screen.queryByRole('group', { name: /^Preview of/ });

  it('shows the tool whole beside its card', async () => {
    stubMedia('hover: hover', 'min-width: 1024px', 'min-width: 768px');
    const app = await open(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    const preview = within(await screen.findByRole('group', { name: 'Preview of Paid' }));
    for (const text of [...wireTool.hashtags, 'Available', 'No description available']) {
      expect(preview.getByText(text)).toBeInTheDocument();
    }
    expect(preview.getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      '/tool/paid',
    );
    const launch = preview.getByRole('link', { name: 'Launch' });
    expect(launch).toHaveAttribute('rel', 'noopener noreferrer');
    // All it offers is elsewhere for the keyboard.
    for (const link of preview.getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1');

    const { pass, run } = stopClock();
    fireEvent.pointerLeave(screen.getByRole('list', { name: 'Tools' }), { pointerType: 'mouse' });
    fireEvent.pointerOver(launch, { pointerType: 'mouse' });
    await pass(1000);
    expect(spotlight()).toBeInTheDocument();
    run();
    await app.user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(spotlight()).not.toBeInTheDocument());
  });

  it('offers no launch of a locked tool, and shows a description as text', async () => {
    stubMedia('hover: hover', 'min-width: 1024px');
    const app = await open(TOM_WITHOUT_CREDITS);
    await hover(app, 'Free');
    const free = within(await screen.findByRole('group', { name: 'Preview of Free' }));
    expect(free.getByText(wireTool.description)).toBeInTheDocument();
    expect(free.getByRole('link', { name: 'Launch Free' })).toBeInTheDocument();
    await hover(app, 'Paid');
    const paid = within(await screen.findByRole('group', { name: 'Preview of Paid' }));
    expect(paid.getByText('Insufficient Credit')).toBeInTheDocument();
    expect(paid.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('closes on %s', async (_title, close) => {
    stubMedia('hover: hover', 'min-width: 1024px');
    const app = await open(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    await screen.findByRole('group', { name: 'Preview of Paid' });
    act(() => void close());
    await waitFor(() => expect(spotlight()).not.toBeInTheDocument());
    expect(screen.queryByText('View details')).not.toBeInTheDocument();
  });

  it('stays away where nothing can hover or the page is narrow', async () => {
    stubMedia('min-width: 640px');
    const app = await open(MAYA_WITH_CREDITS);
    await hover(app, 'Paid');
    await app.user.unhover(card('Paid'));
    await waitFor(() => expect(screen.queryByText('View details')).not.toBeInTheDocument());
    const { pass } = stopClock();
    fireEvent.pointerOver(card('Paid'), { pointerType: 'mouse' });
    await pass(1000);
    expect(within(card('Paid')).getByText('View details')).toBeInTheDocument();
    expect(spotlight()).not.toBeInTheDocument();
  });
});
