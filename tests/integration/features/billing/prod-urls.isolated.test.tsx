import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';

const mockApi = setupMockApi();

/** Sets the environment of a production build, in which every configured URL is https. */
beforeEach(() => {
  for (const [name, value] of Object.entries(import.meta.env)) {
    if (String(value).startsWith('http:')) {
      vi.stubEnv(name, String(value).replace('http:', 'https:'));
    }
  }
  vi.stubEnv('VITE_APP_ENV', 'prod');
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'support@acme.com');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function openPurchase() {
  const urls: string[] = [];
  mockApi.server.use(
    http.get('*/api/credit-config/active', () => HttpResponse.json({ success: true, data: {} })),
    http.post('*/api/payments/create-checkout-session', () =>
      HttpResponse.json({ success: true, url: urls.shift() }),
    ),
  );
  const { LoadPageContext } = await import('@/features/billing/use-checkout');
  const { PurchaseDialog } = await import('@/features/billing/purchase/purchase-dialog');
  const loadPage = vi.fn<(url: string) => void>();
  render(
    <LoadPageContext value={loadPage}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PurchaseDialog open onOpenChange={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </LoadPageContext>,
  );
  return {
    loadPage,
    press: async (url: string) => {
      urls.push(url);
      await userEvent.click(await screen.findByRole('button', { name: 'Purchase' }));
    },
  };
}

it('a production build opens a checkout URL with https, and none on this device with http', async () => {
  const { loadPage, press } = await openPurchase();
  await press('http://localhost:4100/checkout/cs_1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment error: Failed to create checkout session',
  );
  expect(loadPage).not.toHaveBeenCalled();
  await press('https://checkout.example.com/cs_1');
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('https://checkout.example.com/cs_1'));
});
