import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { VERIFICATION_LATE_AFTER_MS } from '@/config/timeouts';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../../helpers/deferred';
import { stopClock } from '../../../../helpers/clock';
import { callsTo, openBilling } from '../open-billing';
import { RESULT_PAGES } from './open-payment';

const mockApi = setupMockApi();
const SENTENCE = /is taking longer than usual.*payment is not lost/;
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

it.each(RESULT_PAGES)(
  'a pending verification on $page shows after 5 s that the payment is not lost, continues, and has no button that sends a second one',
  async ({ page, member, call, waiting, done }) => {
    expect(VERIFICATION_LATE_AFTER_MS).toBe(5000);
    const response = deferred<Response>();
    mockApi.server.use(http.post(`*/api${call}`, () => response.promise));
    const clock = stopClock();
    openBilling(`${page}?session_id=cs_1`, { as: member });
    await clock.waitUntil(() => title(waiting));
    await clock.advance(4999);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    await clock.advance(1);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(SENTENCE);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(title(waiting)).toBeVisible();

    response.resolve(HttpResponse.json({ success: true, data: { paymentStatus: 'paid' } }));
    await clock.waitUntil(() => title(done));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(callsTo(call)).toHaveLength(1);
  },
);
