import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { callsTo, comeBack, UNSAFE_ADDRESSES } from './open-billing';
import {
  buy,
  CHECKOUT,
  checkoutAnswers,
  configAnswers,
  HOSTED,
  openDialog,
  slider,
  total,
} from './open-purchase';

describe('a purchase', () => {
  it('makes one session however often it is pressed, and leaves for it', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { loadPage } = openDialog();
    const button = await buy();
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(button);
    const busy = await screen.findByRole('button', { name: 'Processing...' });
    fireEvent.click(busy);
    answer.resolve(HttpResponse.json({ success: true, url: HOSTED, calculatedCredits: 12_345 }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED));
    fireEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(callsTo(CHECKOUT)).toHaveLength(1);
    expect(callsTo(CHECKOUT)[0]?.body).toEqual({ amount: 30, configName: 'standard' });
    // The server's own figure is logged and changes nothing.
    expect(total()).toHaveTextContent('999');
    expect(screen.queryByText(/12,345/)).not.toBeInTheDocument();
  });

  it('names the built-in configuration `default`', async () => {
    configAnswers(() => HttpResponse.error());
    const { loadPage, user } = openDialog();
    await user.click(await buy());
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(callsTo(CHECKOUT)[0]?.body).toEqual({ amount: 10, configName: 'default' });
  });

  const REFUSED = 'Payment error: Failed to create checkout session';
  it.each<[string, () => Response, string]>([
    ['success false', () => HttpResponse.json({ success: false }), REFUSED],
    [
      'success false with a message',
      () => HttpResponse.json({ success: false, message: 'Card payments are paused.' }),
      'Payment error: Card payments are paused.',
    ],
    [
      'an error with a message',
      () => HttpResponse.json({ msg: 'The amount is too small.' }, { status: 400 }),
      'Payment error: The amount is too small.',
    ],
    ['an error', () => new HttpResponse(null, { status: 502 }), REFUSED],
    ['no answer', () => HttpResponse.error(), REFUSED],
    ['a page', () => HttpResponse.html('<h1>Down</h1>'), REFUSED],
    ['a list', () => HttpResponse.json([]), REFUSED],
    ['null', () => HttpResponse.json(null), REFUSED],
  ])('alerts after %s, and can be tried again', async (_, answer, alert) => {
    checkoutAnswers(answer);
    const { loadPage, user } = openDialog();
    await user.click(await buy());
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
    expect(loadPage).not.toHaveBeenCalled();

    checkoutAnswers(() => HttpResponse.json({ success: true, url: HOSTED }));
    await user.click(await buy());
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(HOSTED));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callsTo(CHECKOUT)).toHaveLength(2);
  });

  it('brings its alert into view, above a button that stays where it is', async () => {
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this);
    };
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    checkoutAnswers(() => HttpResponse.json({ success: false, message: 'Declined. '.repeat(99) }));
    const { user } = openDialog();
    await user.click(await buy());
    await screen.findByRole('alert');
    expect(scrolledTo.at(-1)).toContainElement(screen.getByRole('alert'));
    expect(scrolledTo.at(-1)).not.toContainElement(await buy());
  });

  it('keeps its alert until it is dismissed', async () => {
    checkoutAnswers(() => HttpResponse.error());
    const { user } = openDialog();
    await user.click(await buy());
    const alert = await screen.findByRole('alert');
    fireEvent.change(await slider(), { target: { value: '50' } });
    expect(alert).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await buy()).toHaveFocus();
  });

  it.each(UNSAFE_ADDRESSES)('does not follow %s', async (_, url) => {
    checkoutAnswers(() => HttpResponse.json({ success: true, url }));
    const { loadPage, user } = openDialog();
    await user.click(await buy());
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('that is closed before its answer leads nowhere', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { loadPage, user } = openDialog();
    await user.click(await buy());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer.resolve(HttpResponse.json({ success: true, url: HOSTED }));
    await waitFor(() => expect(callsTo(CHECKOUT)[0]?.status).toBe(200));
    await user.click(screen.getByRole('button', { name: 'Get More Credits' }));
    expect(await buy()).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('a page that is shown for the first time leaves a purchase that is on its way busy', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { loadPage, user } = openDialog();
    await user.click(await buy());
    await screen.findByRole('button', { name: 'Processing...' });
    act(
      () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
    );
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    answer.resolve(HttpResponse.json({ success: true, url: HOSTED }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  });

  it('comes back to life when the member comes back from the checkout', async () => {
    checkoutAnswers(() => HttpResponse.json({ success: true, url: HOSTED }));
    const { loadPage, user } = openDialog();
    fireEvent.change(await slider(), { target: { value: '55' } });
    await user.click(await buy());
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    act(comeBack);
    expect(await slider()).toHaveValue('55');
    await user.click(await buy());
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
    expect(callsTo(CHECKOUT)).toHaveLength(2);
  });
});
