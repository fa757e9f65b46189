import { screen } from '@testing-library/react';
import { MAYA, LENA } from '../../../../helpers/mock-api';

export const VERIFY = 'POST /payments/verify-session';
export const PAGE = '/payment-success?session_id=cs_1';

/** The pages that verify a payment, with their titles before and after. */
export const RESULT_PAGES = [
  {
    page: '/payment-success',
    member: MAYA,
    call: VERIFY,
    waiting: 'Verifying Payment...',
    done: 'Payment Successful!',
  },
  {
    page: '/subscription-success',
    member: LENA,
    call: 'POST /subscription/verify-session',
    waiting: 'Verifying your subscription...',
    done: 'Subscription Successful!',
  },
] as const;

/** The response of a verification. */
export const verifiedBody = (paymentStatus: string) => ({
  success: true,
  data: { amount: 30, credits: 999, paymentStatus },
});

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
