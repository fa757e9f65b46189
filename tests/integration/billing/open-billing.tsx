import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { Guard } from '@/app/guard';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start';
import { paths } from '@/config/paths';
import { LeaveContext } from '@/features/billing/leave';
import { PaymentCancelPage } from '@/features/billing/payment-cancel-page';
import { PaymentSuccessPage } from '@/features/billing/payment-success-page';
import { SubscriptionPage } from '@/features/billing/subscription-page';
import { SubscriptionSuccessPage } from '@/features/billing/subscription-success-page';
import { setupMockApi } from '@mock-api/node';

const mockApi = setupMockApi();

/** Where the browser is, on every address that is no billing screen. */
function Elsewhere() {
  return <p>At {useLocation().pathname}</p>;
}

/**
 * Opens a billing screen as a tab of its own: session, cache and history are real, what leaves the
 * portal is noted.
 * @param as e-mail of the demo member who is signed in; a visitor without it
 */
export function openBilling(path: string, { as }: { as?: string } = {}) {
  if (as !== undefined) mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const leave = vi.fn<(address: string) => void>();
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  const view = render(
    <StrictMode>
      <LeaveContext value={leave}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Routes>
              <Route element={<Guard />}>
                <Route path={paths.subscription} element={<SubscriptionPage />} />
                <Route path={paths.subscriptionSuccess} element={<SubscriptionSuccessPage />} />
              </Route>
              <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
              <Route path={paths.paymentCancel} element={<PaymentCancelPage />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </LeaveContext>
    </StrictMode>,
  );
  return { ...view, leave, queryClient, user: userEvent.setup() };
}

/** The calls to a path below the API base since the last reset. */
export function callsTo(path: string) {
  return mockApi.calls().filter((call) => call.path === path);
}

/** The browser shows a page from its cache again, as after Back. */
export function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** What a checkout must not be followed to. */
export const UNSAFE_ADDRESSES: readonly [what: string, address: unknown][] = [
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', ' JavaScript:alert(1)'],
  ['data', 'data:text/html,<h1>Pay</h1>'],
  ['plain http elsewhere', 'http://checkout.example.com/pay'],
  ['a file', 'file:///etc/passwd'],
  ['an address without a scheme', '//checkout.example.com/pay'],
  ['a path', '/explore'],
  ['nothing', ''],
  ['null', null],
  ['a number', 42],
  ['an object', { href: 'https://checkout.example.com' }],
  ['no field', undefined],
];
