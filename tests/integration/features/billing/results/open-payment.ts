import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupMockApi } from '@mock-api/node';

export const MEMBER = 'maya@lindqvistcoaching.com';
export const VERIFY = '/payments/verify-session';
export const PAGE = '/payment-success?session_id=cs_1';

/** The pages that verify a payment, with their titles before and after. */
export const RESULT_PAGES = [
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

const mockApi = setupMockApi();

export function respondToVerify(respond: () => Response | Promise<Response>, call = VERIFY) {
  mockApi.server.use(http.post(`*/api${call}`, respond));
}

export function respondPaid(data: unknown = { amount: 30, credits: 1999, paymentStatus: 'paid' }) {
  respondToVerify(() => HttpResponse.json({ success: true, data }));
}

export function verifyResponse(paymentStatus: string) {
  return HttpResponse.json({ success: true, data: { amount: 30, credits: 999, paymentStatus } });
}

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
