import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupMockApi } from '@mock-api/node';

export const MEMBER = 'maya@lindqvistcoaching.com';
export const VERIFY = '/payments/verify-session';
export const PAGE = '/payment-success?session_id=cs_1';

const mockApi = setupMockApi();

export function respondToVerify(respond: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${VERIFY}`, respond));
}

export function respondPaid(data: unknown = { amount: 30, credits: 1999, paymentStatus: 'paid' }) {
  respondToVerify(() => HttpResponse.json({ success: true, data }));
}

export function verifyResponse(paymentStatus: string) {
  return HttpResponse.json({ success: true, data: { amount: 30, credits: 999, paymentStatus } });
}

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
