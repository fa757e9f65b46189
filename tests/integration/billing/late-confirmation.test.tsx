import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsTo, openBilling } from './open-billing';
import { MEMBER, PAGE, paid, status, title, VERIFY, verifyAnswers } from './open-payment';

afterEach(() => {
  vi.useRealTimers();
});

describe('a late confirmation', () => {
  const realTimeout = setTimeout;

  function slowTime() {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const CONFIRMING = 'Your payment is still being confirmed';

  it.each(['pending', 'processing', 'unpaid', 'open'])(
    'is waited for while the status is %s',
    async (word) => {
      slowTime();
      verifyAnswers(() => status(word));
      openBilling(PAGE, { as: MEMBER });
      expect(await title(CONFIRMING)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(/keeps checking/);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      paid();
      await pass(2100);
      expect(await title('Payment Successful!')).toBeVisible();
      expect(callsTo(VERIFY)).toHaveLength(2);
    },
  );

  it('is asked for with growing pauses for a minute, then the member is', async () => {
    slowTime();
    verifyAnswers(() => status('pending'));
    openBilling(PAGE, { as: MEMBER });
    await title(CONFIRMING);
    for (let second = 0; second < 70; second += 1) {
      await pass(1000);
      // The answers come in real time.
      await new Promise((resolve) => realTimeout(resolve, 20));
    }
    const asked = callsTo(VERIFY).map(({ at }) => at);
    const pauses = asked.slice(1).map((at, index) => Math.round((at - (asked[index] ?? 0)) / 1000));
    expect(pauses).toEqual([2, 4, 8, 16, 30]);
    const button = screen.getByRole('button', { name: 'Check again' });

    paid();
    act(() => button.click());
    expect(await title('Payment Successful!')).toBeVisible();
    expect(callsTo(VERIFY)).toHaveLength(7);
  });

  it('outlives an answer that gets lost', async () => {
    slowTime();
    verifyAnswers(() => status('pending'));
    openBilling(PAGE, { as: MEMBER });
    await title(CONFIRMING);
    verifyAnswers(() => HttpResponse.error());
    await pass(2100);
    await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(2));
    expect(await title(CONFIRMING)).toBeVisible();
    paid();
    await pass(4100);
    expect(await title('Payment Successful!')).toBeVisible();
  });
});
