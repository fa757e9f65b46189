import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CreditPill } from '@/features/credits/balance/credit-pill';
import { MAYA, NORA } from '../../../../helpers/mock-api';
import { hoverForTooltip } from '../../../../helpers/user';
import { renderPart } from '../../../render-app';

async function openPill(as: string) {
  const { user } = renderPart(
    <>
      <CreditPill offsetRight={0} />
      <main>Page</main>
    </>,
    as,
  );
  return { user, pill: await screen.findByRole('button', { name: /credits/ }) };
}

const tooltip = () => screen.queryByText('Credit Breakdown')?.parentElement ?? null;

function rows() {
  const terms = within(tooltip()!).getAllByRole('term', { hidden: true });
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

it('the credit pill and the Credit Breakdown show reserved credits with an explanation, and screen readers read the pill alone', async () => {
  const { pill } = await openPill(NORA);
  expect(within(pill).getByLabelText('Some credits are reserved')).toBeInTheDocument();
  expect(await hoverForTooltip(pill)).toHaveTextContent('Credit Breakdown');
  expect(rows()).toEqual([
    ['Total Credits', '42'],
    ['Available', '30'],
    ['Reserved', '12'],
    ['Active Stacks', '1'],
  ]);
  expect(tooltip()).toHaveTextContent('Some credits are reserved for active processes.');
  expect(pill).toHaveAccessibleName('42 credits, 12 reserved');
  expect(pill).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('the credit pill and the Credit Breakdown leave out reserved credits when there are none', async () => {
  const { pill } = await openPill(MAYA);
  expect(within(pill).queryByLabelText('Some credits are reserved')).not.toBeInTheDocument();
  await hoverForTooltip(pill);
  expect(rows()).toEqual([
    ['Total Credits', '1,284'],
    ['Available', '1,284'],
    ['Active Stacks', '4'],
  ]);
  expect(tooltip()).not.toHaveTextContent(/reserved/i);
});

it('the Credit Breakdown opens after 700 ms of hovering, and immediately within 300 ms of closing', async () => {
  const { pill } = await openPill(NORA);
  vi.useFakeTimers();
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const enter = () => fireEvent.pointerMove(pill, { pointerType: 'mouse' });
  const leave = () => {
    fireEvent.pointerLeave(pill, { pointerType: 'mouse' });
    // It stays open while the pointer moves to the popover, and closes when it moves elsewhere.
    const elsewhere = { pointerType: 'mouse', clientX: 500, clientY: 500 };
    fireEvent.pointerMove(document.body, elsewhere);
  };
  try {
    enter();
    advance(699);
    expect(tooltip()).not.toBeInTheDocument();
    advance(1);
    expect(tooltip()).toBeInTheDocument();

    leave();
    expect(tooltip()).not.toBeInTheDocument();
    advance(299);
    enter();
    advance(0);
    expect(tooltip()).toBeInTheDocument();

    leave();
    advance(300);
    enter();
    advance(699);
    expect(tooltip()).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

it('a press of the credit pill opens the usage dashboard, and no Credit Breakdown within the hover delay', async () => {
  const { pill } = await openPill(NORA);
  vi.useFakeTimers();
  try {
    fireEvent.pointerMove(pill, { pointerType: 'mouse' });
    fireEvent.click(pill);
    expect(window.location.search).toBe('?modal=usage');
    act(() => void vi.advanceTimersByTime(5000));
    expect(tooltip()).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
