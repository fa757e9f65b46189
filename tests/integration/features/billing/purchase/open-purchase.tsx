import { StrictMode, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { PurchaseDialog } from '@/features/billing/purchase/purchase-dialog';
import { LoadPageContext } from '@/features/billing/use-checkout';
import { setupMockApi } from '@mock-api/node';
import { setupUser } from '../../../../helpers/user';

const CONFIG = '/credit-config/active';
export const CHECKOUT = '/payments/create-checkout-session';
export const HOSTED_CHECKOUT = 'https://checkout.example.com/pay/cs_1';

const mockApi = setupMockApi();

function Host() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Get More Credits
      </button>
      <PurchaseDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

export function openDialog() {
  mockApi.signIn('maya@lindqvistcoaching.com');
  const loadPage = vi.fn<(url: string) => void>();
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  render(
    <StrictMode>
      <LoadPageContext value={loadPage}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <Host />
          </MemoryRouter>
        </QueryClientProvider>
      </LoadPageContext>
    </StrictMode>,
  );
  return { loadPage, user: setupUser() };
}

export function respondToConfig(respond: () => Response | Promise<Response>) {
  mockApi.server.use(http.get(`*/api${CONFIG}`, respond));
}

export function respondWithConfig(data: unknown, extra: object = {}) {
  respondToConfig(() => HttpResponse.json({ success: true, data, ...extra }));
}

export function respondToCheckout(respond: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${CHECKOUT}`, respond));
}

export const findSlider = () => screen.findByRole('slider', { name: 'Amount' });
export const findBuyButton = () => screen.findByRole('button', { name: 'Purchase' });
export const total = () => screen.getByText('You get').nextElementSibling;
