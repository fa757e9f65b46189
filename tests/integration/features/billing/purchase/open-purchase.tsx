import { StrictMode, useState } from 'react';
import { screen } from '@testing-library/react';
import { PurchaseDialog } from '@/features/billing/purchase/purchase-dialog';
import { MAYA, respondTo } from '../../../../helpers/mock-api';
import { renderPart } from '../../../render-app';
import { spyOnLoadPage } from '../open-billing';

export const CONFIG = '/credit-config/active';
export const CHECKOUT = 'POST /payments/create-checkout-session';
export const HOSTED_CHECKOUT = 'https://checkout.example.com/pay/cs_1';

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
  return { loadPage, ...renderPart(part, MAYA, '/explore') };
}

/** Responds with a configuration. @param extra further fields of the response */
export const respondWithConfig = (data: unknown, extra: object = {}) =>
  respondTo(CONFIG, { success: true, data, ...extra });

export const findSlider = () => screen.findByRole('slider', { name: 'Amount' });
export const findBuyButton = () => screen.findByRole('button', { name: 'Purchase' });
export const total = () => screen.getByText('You get').nextElementSibling;
