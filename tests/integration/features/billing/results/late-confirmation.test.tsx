import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../../helpers/deferred';
import { stopClock } from '../../../../helpers/clock';
import { callsTo, openBilling } from '../open-billing';
import { findTitle, respondToVerify, RESULT_PAGES, verifyResponse } from './open-payment';

const CONFIRMING = 'Your payment is still being confirmed';
const PROCESSED = 'Your payment is still being processed';

/** Opens the page of a late payment, and stops the clock before its first response arrives. */
async function openLate({ page, member, call, waiting }: (typeof RESULT_PAGES)[number]) {
  const first = deferred<Response>();
  respondToVerify(() => first.promise, call);
  const { user, queryClient } = openBilling(`${page}?session_id=cs_1`, { as: member });
  await findTitle(waiting);
  await waitFor(() => expect(callsTo(call)).not.toHaveLength(0));
  const clock = stopClock();
  respondToVerify(() => verifyResponse('pending'), call);
  first.resolve(verifyResponse('pending'));
  await clock.waitUntil(() => screen.getByRole('heading', { level: 1, name: CONFIRMING }));
  const pendingResponses = () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['checkout'] })
      .reduce((sum, { state }) => sum + state.fetchFailureCount, 0);
  const waitForResponse = () =>
    clock.waitUntil(() => expect(pendingResponses()).toBe(callsTo(call).length));
  return {
    ...clock,
    user,
    /**
     * Expects the next request in exactly so many milliseconds, and waits until its response is
     * used.
     */
    expectRequestAfter: async (delay: number) => {
      const before = callsTo(call).length;
      await clock.advance(delay - 1);
      expect(callsTo(call)).toHaveLength(before);
      await clock.advance(1);
      await clock.waitUntil(() => expect(callsTo(call)).toHaveLength(before + 1));
      await waitForResponse();
    },
  };
}

it.each(RESULT_PAGES)(
  'a late payment on $page is verified again after 2, 4, 8, 16 and 30 s, and then when the member presses Check again',
  async (tested) => {
    const { call, done } = tested;
    const { expectRequestAfter, advance, resume, user } = await openLate(tested);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status')).toHaveTextContent(/keeps checking/);
    for (const delay of [2000, 4000, 8000, 16_000, 30_000]) {
      expect(main.getByRole('button')).toHaveTextContent(/^Checking again/);
      await expectRequestAfter(delay);
    }
    await advance(120_000);
    expect(callsTo(call)).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(PROCESSED);

    resume();
    respondToVerify(() => verifyResponse('paid'), call);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await findTitle(done)).toBeVisible();
    expect(callsTo(call)).toHaveLength(7);
  },
);
