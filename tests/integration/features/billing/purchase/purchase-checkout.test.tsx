import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import {
  findBuyButton,
  CHECKOUT,
  HOSTED_CHECKOUT,
  openDialog,
  findSlider,
  total,
} from './open-purchase';

const STARTED = { success: true, url: HOSTED_CHECKOUT };

it('a purchase that is pressed several times creates one checkout session and opens its page', async () => {
  const response = holdResponse(CHECKOUT);
  const { loadPage } = openDialog();
  const button = await findBuyButton();
  act(() => {
    button.click();
    button.click();
  });
  fireEvent.click(button);
  const busy = await screen.findByRole('button', { name: 'Processing...' });
  fireEvent.click(busy);
  response.release({ success: true, url: HOSTED_CHECKOUT, calculatedCredits: 12_345 });
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  fireEvent.click(screen.getByRole('button', { name: 'Processing...' }));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(requestsTo(CHECKOUT)).toHaveLength(1);
  expect(requestsTo(CHECKOUT)[0]?.body).toEqual({ amount: 30, configName: 'standard' });
  // The server's number of credits is logged and not shown.
  expect(total()).toHaveTextContent('999');
  expect(screen.queryByText(/12,345/)).not.toBeInTheDocument();
});

it('the alert of a failed purchase is scrolled into view without the button', async () => {
  const scrolledTo: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  respondTo(CHECKOUT, { success: false, message: 'Declined. '.repeat(99) });
  const { user } = openDialog();
  await user.click(await findBuyButton());
  await screen.findByRole('alert');
  expect(scrolledTo.at(-1)).toContainElement(screen.getByRole('alert'));
  expect(scrolledTo.at(-1)).not.toContainElement(await findBuyButton());
});

it('the alert of a failed purchase remains until it is dismissed, and the purchase can be started again', async () => {
  respondTo(CHECKOUT, { msg: 'Too small.' }, 400);
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Payment error: Too small.');
  expect(loadPage).not.toHaveBeenCalled();
  fireEvent.change(await findSlider(), { target: { value: '50' } });
  expect(alert).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await findBuyButton()).toHaveFocus();

  respondTo(CHECKOUT, STARTED);
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED_CHECKOUT));
  expect(requestsTo(CHECKOUT)).toHaveLength(2);
});

it('a purchase whose dialog is closed before the response does not leave the portal', async () => {
  const response = holdResponse(CHECKOUT);
  const { loadPage, user } = openDialog();
  await user.click(await findBuyButton());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  response.release(STARTED);
  await waitFor(() => expect(requestsTo(CHECKOUT)[0]?.status).toBe(200));
  await user.click(screen.getByRole('button', { name: 'Get More Credits' }));
  expect(await findBuyButton()).toBeVisible();
  expect(loadPage).not.toHaveBeenCalled();
});

it('a purchase can be pressed again when the browser restores the page after Back from the checkout', async () => {
  respondTo(CHECKOUT, STARTED);
  const { loadPage, user } = openDialog();
  fireEvent.change(await findSlider(), { target: { value: '55' } });
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  // The event of a page that is restored from the back/forward cache.
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(await findSlider()).toHaveValue('55');
  await user.click(await findBuyButton());
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
  expect(requestsTo(CHECKOUT)).toHaveLength(2);
});
