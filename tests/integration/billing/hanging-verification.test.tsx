import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { VERIFICATION_LATE_AFTER_MS } from '@/lib/late';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { callsTo, openBilling } from './open-billing';

const mockApi = setupMockApi();
const SENTENCE = /takes longer than usual.*payment is not lost: keep waiting, or retry/;
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

const PAGES = [
  {
    page: '/payment-success',
    member: 'maya@lindqvistcoaching.com',
    call: '/payments/verify-session',
    waiting: 'Verifying Payment...',
    done: 'Payment Successful!',
  },
  {
    page: '/subscription-success',
    member: 'lena@hartmannhealth.com',
    call: '/subscription/verify-session',
    waiting: 'Verifying your subscription...',
    done: 'Subscription Successful!',
  },
];

describe.each(PAGES)('$page', ({ page, member, call, waiting, done }) => {
  it('a verification that hangs tells the member after 5 s that the payment is not lost, and goes on', async () => {
    expect(VERIFICATION_LATE_AFTER_MS).toBe(5000);
    const response = deferred<Response>();
    mockApi.server.use(http.post(`*/api${call}`, () => response.promise));
    const clock = stopClock();
    openBilling(`${page}?session_id=cs_1`, { as: member });
    await clock.until(() => title(waiting));
    await clock.pass(4999);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await clock.pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(title(waiting)).toBeVisible();

    response.resolve(HttpResponse.json({ success: true, data: { paymentStatus: 'paid' } }));
    await clock.until(() => title(done));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(callsTo(call)).toHaveLength(1);
  });
});

it('a session check that hangs before the payment is verified counts towards the 5 s', async () => {
  const [{ page, member, call, waiting }] = PAGES as [(typeof PAGES)[0]];
  const check = deferred();
  mockApi.server.use(
    http.get('*/auth/verifytoken', async () => {
      await check.promise;
      return HttpResponse.json({ user: { id: '1', email: member } });
    }),
    http.post(`*/api${call}`, () => delay('infinite')),
  );
  const clock = stopClock();
  openBilling(`${page}?session_id=cs_1`, { as: member });
  await clock.until(() => title(waiting));
  await clock.pass(4000);
  check.resolve();
  await clock.until(() => expect(callsTo(call)).toHaveLength(1));
  await clock.pass(999);
  expect(screen.queryByText(SENTENCE)).toBeNull();
  await clock.pass(1);
  expect(screen.getByText(SENTENCE)).toBeVisible();
});
