import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../helpers/deferred';
import { callsTo, restoreFromCache } from '../open-billing';
import {
  findBuyButton,
  CHECKOUT,
  respondToCheckout,
  respondToConfig,
  HOSTED_CHECKOUT,
  openDialog,
  findSlider,
  total,
} from './open-purchase';

it('a purchase that is pressed several times creates one checkout session and opens its page', async () => {
  const pendingResponse = deferred<Response>();
  respondToCheckout(() => pendingResponse.promise);
  const { loadPage } = openDialog();
  const button = await findBuyButton();
  act(() => {
    button.click();
    button.click();
  });
  fireEvent.click(button);
  const busy = await screen.findByRole('button', { name: 'Processing...' });
  fireEvent.click(busy);
  pendingResponse.resolve(
    HttpResponse.json({ success: true, url: HOSTED_CHECKOUT, calculatedCredits: 12_345 }),
  );
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  fireEvent.click(screen.getByRole('button', { name: 'Processing...' }));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(callsTo(CHECKOUT)).toHaveLength(1);
  expect(callsTo(CHECKOUT)[0]?.body).toEqual({ amount: 30, configName: 'standard' });
  // The server's number of credits is logged and not shown.
  expect(total()).toHaveTextContent('999');
  expect(screen.queryByText(/12,345/)).not.toBeInTheDocument();
});

it('a purchase from the built-in configuration sends the name `default`', async () => {
  respondToConfig(() => HttpResponse.error());
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalled());
  expect(callsTo(CHECKOUT)[0]?.body).toEqual({ amount: 10, configName: 'default' });
});

const FAILED = 'Payment error: Failed to create checkout session';
it.each<[string, () => Response, string]>([
  [
    'an error with a message',
    () => HttpResponse.json({ msg: 'The amount is too small.' }, { status: 400 }),
    'Payment error: The amount is too small.',
  ],
  [
    'a script as its URL',
    () => HttpResponse.json({ success: true, url: 'javascript:alert(1)' }),
    FAILED,
  ],
])('a purchase that fails with %s shows an alert and can be retried', async (_, respond, alert) => {
  respondToCheckout(respond);
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(alert);
  expect(loadPage).not.toHaveBeenCalled();

  respondToCheckout(() => HttpResponse.json({ success: true, url: HOSTED_CHECKOUT }));
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(callsTo(CHECKOUT)).toHaveLength(2);
});

it('the alert of a failed purchase is scrolled into view without the button', async () => {
  const scrolledTo: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  respondToCheckout(() => HttpResponse.json({ success: false, message: 'Declined. '.repeat(99) }));
  const { user } = openDialog();
  await user.click(await findBuyButton());
  await screen.findByRole('alert');
  expect(scrolledTo.at(-1)).toContainElement(screen.getByRole('alert'));
  expect(scrolledTo.at(-1)).not.toContainElement(await findBuyButton());
});

it('the alert of a failed purchase remains until the member dismisses it', async () => {
  respondToCheckout(() => HttpResponse.error());
  const { user } = openDialog();
  await user.click(await findBuyButton());
  const alert = await screen.findByRole('alert');
  fireEvent.change(await findSlider(), { target: { value: '50' } });
  expect(alert).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await findBuyButton()).toHaveFocus();
});

it('a purchase whose dialog is closed before the response does not leave the portal', async () => {
  const pendingResponse = deferred<Response>();
  respondToCheckout(() => pendingResponse.promise);
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  pendingResponse.resolve(HttpResponse.json({ success: true, url: HOSTED_CHECKOUT }));
  await waitFor(() => expect(callsTo(CHECKOUT)[0]?.status).toBe(200));
  await user.click(screen.getByRole('button', { name: 'Get More Credits' }));
  expect(await findBuyButton()).toBeVisible();
  expect(loadPage).not.toHaveBeenCalled();
});

it('a purchase that is pressed again in a reopened dialog sends nothing while the first request is in flight', async () => {
  const pendingResponse = deferred<Response>();
  respondToCheckout(() => pendingResponse.promise);
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Get More Credits' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Processing...' }));
  pendingResponse.resolve(HttpResponse.json({ success: true, url: HOSTED_CHECKOUT }));
  expect(await findBuyButton()).toBeVisible();
  expect(callsTo(CHECKOUT)).toHaveLength(1);
  expect(loadPage).not.toHaveBeenCalled();
});

it('a purchase can be pressed again when the browser restores the page after Back from the checkout', async () => {
  respondToCheckout(() => HttpResponse.json({ success: true, url: HOSTED_CHECKOUT }));
  const { loadPage, user } = openDialog();
  fireEvent.change(await findSlider(), { target: { value: '55' } });
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  act(restoreFromCache);
  expect(await findSlider()).toHaveValue('55');
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
  expect(callsTo(CHECKOUT)).toHaveLength(2);
});
