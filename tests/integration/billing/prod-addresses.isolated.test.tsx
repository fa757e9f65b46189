import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';

const mockApi = setupMockApi();

/** The settings of a production build, where every address is https. */
beforeEach(() => {
  for (const [name, value] of Object.entries(import.meta.env)) {
    if (String(value).startsWith('http:')) {
      vi.stubEnv(name, String(value).replace('http:', 'https:'));
    }
  }
  vi.stubEnv('VITE_APP_ENV', 'prod');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function purchase(url: string) {
  mockApi.server.use(
    http.get('*/api/credit-config/active', () => HttpResponse.json({ success: true, data: {} })),
    http.post('*/api/payments/create-checkout-session', () =>
      HttpResponse.json({ success: true, url }),
    ),
  );
  const { LeaveContext } = await import('@/features/billing/leave');
  const { PurchaseDialog } = await import('@/features/billing/purchase-dialog');
  const leave = vi.fn<(address: string) => void>();
  render(
    <LeaveContext value={leave}>
      <QueryClientProvider client={new QueryClient()}>
        <PurchaseDialog open onOpenChange={() => undefined} />
      </QueryClientProvider>
    </LeaveContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Purchase' }));
  return leave;
}

it.each([
  'http://localhost:4100/checkout/cs_1',
  'http://127.0.0.1/checkout/cs_1',
  'http://[::1]/checkout/cs_1',
  'http://checkout.example.com/cs_1',
])('a production build does not follow %s', async (url) => {
  const leave = await purchase(url);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment error: Failed to create checkout session',
  );
  expect(leave).not.toHaveBeenCalled();
});

it('a production build follows https', async () => {
  const leave = await purchase('https://checkout.example.com/cs_1');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://checkout.example.com/cs_1'));
});
