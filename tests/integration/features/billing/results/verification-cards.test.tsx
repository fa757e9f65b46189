import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stopClock } from '../../../../helpers/clock';
import { holdResponse, requestsTo, respondTo } from '../../../../helpers/mock-api';
import { openBilling } from '../open-billing';
import { findTitle, RESULT_PAGES, verifiedBody } from './open-payment';

const title = () => screen.getByRole('heading', { level: 1 });

it.each(RESULT_PAGES)(
  'a late payment on $page is verified again for a minute, and then when the member presses Check again',
  async ({ page, member, call, waiting, done }) => {
    const first = holdResponse(call);
    const { user } = openBilling(`${page}?session_id=cs_1`, { as: member });
    await findTitle(waiting);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    const { advance, waitUntil, resume } = stopClock();
    respondTo(call, verifiedBody('pending'));
    first.release(verifiedBody('pending'));
    await waitUntil(() =>
      expect(title()).toHaveTextContent('Your payment is still being confirmed'),
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status')).toHaveTextContent(/keeps checking/);
    expect(main.getByRole('button')).toHaveTextContent(/^Checking again/);
    while (!title().textContent.endsWith('processed')) {
      await advance(1000);
      // The next delay begins when the response has arrived, in real time.
      await new Promise(setImmediate);
    }
    expect(requestsTo(call)).toHaveLength(6);

    resume();
    respondTo(call, verifiedBody('paid'));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await findTitle(done)).toBeVisible();
    expect(requestsTo(call)).toHaveLength(7);
  },
);
