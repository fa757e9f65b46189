import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupMockApi } from '@mock-api/node';

export const MEMBER = 'maya@lindqvistcoaching.com';
export const VERIFY = '/payments/verify-session';
export const PAGE = '/payment-success?session_id=cs_1';

const mockApi = setupMockApi();

export function verifyAnswers(answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${VERIFY}`, answer));
}

export function paid(data: unknown = { amount: 30, credits: 1999, paymentStatus: 'paid' }) {
  verifyAnswers(() => HttpResponse.json({ success: true, data }));
}

export function status(paymentStatus: string) {
  return HttpResponse.json({ success: true, data: { amount: 30, credits: 999, paymentStatus } });
}

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
