import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../../helpers/deferred';
import { stopClock } from '../../../../helpers/stopped-clock';
import { callsTo, openBilling } from '../open-billing';
import {
  MEMBER,
  PAGE,
  respondPaid,
  verifyResponse,
  findTitle,
  VERIFY,
  respondToVerify,
} from './open-payment';

const CONFIRMING = 'Your payment is still being confirmed';

/** Opens the page of a late payment, and stops the clock before its first response arrives. */
async function openLate() {
  const first = deferred<Response>();
  respondToVerify(() => first.promise);
  const { user, queryClient } = openBilling(PAGE, { as: MEMBER });
  await findTitle('Verifying Payment...');
  await waitFor(() => expect(callsTo(VERIFY)).not.toHaveLength(0));
  const clock = stopClock();
  respondToVerify(() => verifyResponse('pending'));
  first.resolve(verifyResponse('pending'));
  await clock.waitUntil(() => screen.getByRole('heading', { level: 1, name: CONFIRMING }));
  return {
    ...clock,
    user,
    /** Expects the next request in exactly so many milliseconds, and waits until its response is used. */
    expectRequestAfter: async (delay: number) => {
      const before = callsTo(VERIFY).length;
      await clock.advance(delay - 1);
      expect(callsTo(VERIFY)).toHaveLength(before);
      await clock.advance(1);
      await clock.waitUntil(() => {
        expect(callsTo(VERIFY)).toHaveLength(before + 1);
        expect(queryClient.isFetching()).toBe(0);
      });
    },
  };
}

it('a late payment is verified again after 2, 4, 8, 16 and 30 s, and then when the member presses Check again', async () => {
  const { expectRequestAfter, advance, resume, user } = await openLate();
  expect(screen.getByRole('status')).toHaveTextContent(/keeps checking/);
  for (const delay of [2000, 4000, 8000, 16_000, 30_000]) {
    expect(screen.getByRole('button')).toHaveTextContent(/^Checking again/);
    await expectRequestAfter(delay);
  }
  await advance(120_000);
  expect(callsTo(VERIFY)).toHaveLength(6);

  resume();
  respondPaid();
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await findTitle('Payment Successful!')).toBeVisible();
  expect(callsTo(VERIFY)).toHaveLength(7);
});
