import { StrictMode, useState } from 'react';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PurchaseDialog } from '@/features/billing/purchase/purchase-dialog';
import { setupMockApi } from '@mock-api/node';
import { renderPart } from '../../../render-app';
import { spyOnLoadPage } from '../open-billing';

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
  const { loadPage, wrapper: Wrapper } = spyOnLoadPage();
  const part = (
    <StrictMode>
      <Wrapper>
        <Host />
      </Wrapper>
    </StrictMode>
  );
  return { loadPage, ...renderPart(part, 'maya@lindqvistcoaching.com', '/explore') };
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
