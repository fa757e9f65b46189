import { StrictMode, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { LeaveContext } from '@/features/billing/leave';
import { PurchaseDialog } from '@/features/billing/purchase-dialog';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { callsTo, comeBack, UNSAFE_ADDRESSES } from './open-billing';

const CONFIG = '/credit-config/active';
const CHECKOUT = '/payments/create-checkout-session';
const HOSTED = 'https://checkout.example.com/pay/cs_1';

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

function openDialog() {
  mockApi.signIn('maya@lindqvistcoaching.com');
  const leave = vi.fn<(address: string) => void>();
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  render(
    <StrictMode>
      <LeaveContext value={leave}>
        <QueryClientProvider client={queryClient}>
          <Host />
        </QueryClientProvider>
      </LeaveContext>
    </StrictMode>,
  );
  return { leave, user: userEvent.setup() };
}

function configAnswers(answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.get(`*/api${CONFIG}`, answer));
}

function config(data: unknown, extra: object = {}) {
  configAnswers(() => HttpResponse.json({ success: true, data, ...extra }));
}

function checkoutAnswers(answer: () => Response | Promise<Response>) {
  mockApi.server.use(http.post(`*/api${CHECKOUT}`, answer));
}

const slider = () => screen.findByRole('slider', { name: 'Amount' });
const buy = () => screen.findByRole('button', { name: 'Purchase' });
const total = () => screen.getByText('You get').nextElementSibling;

describe('the configuration', () => {
  it('is waited for', async () => {
    const answer = deferred<Response>();
    configAnswers(() => answer.promise);
    openDialog();
    const dialog = screen.getByRole('dialog', { name: 'Loading Configuration' });
    expect(dialog).toHaveAccessibleDescription('Please wait while we load your credit options...');
    answer.resolve(HttpResponse.json({ success: true, data: { name: 'standard' } }));
    expect(await screen.findByRole('dialog', { name: 'Credit Purchase' })).toBeVisible();
  });

  it('decides the texts, the slider, the presets and the button', async () => {
    config({
      name: 'summer',
      slider: { min: 20, max: 200, step: 10, default: 40 },
      creditRate: { creditsPerDollar: 40, minimumCredits: 800, maximumCredits: 8000 },
      presets: [
        { amount: 20, label: 'Weekend', description: 'One good idea', isPopular: false },
        { amount: 100, label: 'Summer', description: 'Until September', isPopular: true },
      ],
      currency: { symbol: '€', code: 'EUR' },
      modal: {
        title: 'Summer Credits',
        subtitle: 'A fifth more',
        buttonText: 'Get them',
        securityText: 'Paid safely.',
      },
    });
    openDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Summer Credits' });
    expect(dialog).toHaveAccessibleDescription('A fifth more');
    const range = await slider();
    expect(range).toHaveAttribute('min', '20');
    expect(range).toHaveAttribute('max', '200');
    expect(range).toHaveAttribute('step', '10');
    expect(range).toHaveValue('40');
    expect(range).toHaveAttribute('aria-valuetext', '€40 EUR, 1,600 credits');
    expect(total()).toHaveTextContent('1,600');
    expect(screen.getByText('800 to 8,000 credits')).toBeVisible();
    expect(screen.getByText('Paid safely.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get them' })).toBeVisible();
    const popular = screen.getByRole('button', { name: /Summer/ });
    expect(popular).toHaveTextContent('Until September');
    expect(popular).toHaveTextContent('Popular');
    expect(popular).toHaveTextContent('€100');
    expect(popular).toHaveTextContent('4,000 credits');
    expect(screen.getByRole('button', { name: /Weekend/ })).not.toHaveTextContent('Popular');
  });

  it('takes a fallback for each field that is missing', async () => {
    config({});
    openDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Credit Purchase' });
    expect(dialog).toHaveAccessibleDescription('Choose your credit package');
    const range = await slider();
    expect(range).toHaveAttribute('min', '10');
    expect(range).toHaveAttribute('max', '100');
    expect(range).toHaveAttribute('step', '5');
    expect(range).toHaveAttribute('aria-valuetext', '10 dollars, 333 credits');
    expect(screen.getByText('333 to 3,330 credits')).toBeVisible();
    expect(within(dialog).getByText(/secure payment/i)).toBeVisible();
    expect(await buy()).toBeVisible();
  });

  it.each([
    ['card payment is off', { stripe: { enabled: false } }],
    ['the rate is zero', { creditRate: { creditsPerDollar: 0 } }],
    ['the rate is negative', { creditRate: { creditsPerDollar: -33.3 } }],
    ['the bounds are the wrong way round', { slider: { min: 100, max: 10 } }],
    ['the step is zero', { slider: { step: 0 } }],
    ['the bounds are negative', { slider: { min: -100, max: -10 } }],
  ])('can’t be sold from when %s', async (_, data) => {
    config(data);
    const { user } = openDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Configuration Error' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to load configuration');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get More Credits' })).toBeVisible();
  });

  it('says why it can’t be sold from, where the server does', async () => {
    config({ stripe: { enabled: false } }, { message: 'Sales reopen on Monday.' });
    openDialog();
    expect(await screen.findByText('Sales reopen on Monday.')).toBeVisible();
  });

  it.each([
    ['no answer', () => HttpResponse.error(), 'Failed to load configuration'],
    ['an error', () => new HttpResponse(null, { status: 500 }), 'Failed to fetch configuration'],
    [
      'an error with a message',
      () => HttpResponse.json({ message: 'Out for lunch.' }, { status: 404 }),
      'Out for lunch.',
    ],
    ['success false', () => HttpResponse.json({ success: false }), 'Failed to fetch configuration'],
    [
      'success without data',
      () => HttpResponse.json({ success: true }),
      'Failed to fetch configuration',
    ],
    ['a page', () => HttpResponse.html('<h1>Down</h1>'), 'Failed to load configuration'],
  ])('is replaced by the built-in one after %s, and asked for again', async (_, answer, notice) => {
    configAnswers(answer);
    const { user } = openDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Credit Purchase' });
    expect(within(dialog).getByRole('status')).toHaveTextContent(notice);
    expect(await slider()).toHaveAttribute('aria-valuetext', '10 dollars, 333 credits');
    expect(screen.getByRole('button', { name: /\$10\s*333 credits/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /\$100\s*3,330 credits/ })).toHaveTextContent(
      'Popular',
    );

    fireEvent.change(await slider(), { target: { value: '25' } });
    const retried = deferred<Response>();
    configAnswers(() => retried.promise);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await slider()).toHaveValue('25');
    retried.resolve(
      HttpResponse.json({ success: true, data: { name: 'standard', slider: { default: 60 } } }),
    );
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(await slider()).toHaveValue('60');
  });
});

describe('the amount', () => {
  it.each([
    [10, '333'],
    [15, '499'],
    [30, '999'],
    [35, '1,165'],
    [65, '2,164'],
    [100, '3,330'],
  ])('of %d dollars gives %s credits', async (amount, credits) => {
    openDialog();
    fireEvent.change(await slider(), { target: { value: String(amount) } });
    expect(await slider()).toHaveAttribute(
      'aria-valuetext',
      `${amount} dollars, ${credits} credits`,
    );
    expect(total()).toHaveTextContent(credits);
    expect(screen.getByText('You pay').nextElementSibling).toHaveTextContent(`$${amount}`);
  });

  it('begins at the configuration’s default, on a step and inside the bounds', async () => {
    config({ slider: { min: 10, max: 50, step: 20, default: 1000 } });
    openDialog();
    expect(await slider()).toHaveAttribute('aria-valuetext', '50 dollars, 1,665 credits');
  });

  it('is what a preset says, also off the slider', async () => {
    config({
      presets: [
        { amount: 33, label: 'Odd' },
        { amount: 250, label: 'Huge' },
      ],
    });
    const { user } = openDialog();
    const odd = await screen.findByRole('button', { name: /Odd/ });
    await user.click(odd);
    expect(odd).toHaveAttribute('aria-pressed', 'true');
    expect(total()).toHaveTextContent('1,098');
    await user.click(screen.getByRole('button', { name: /Huge/ }));
    expect(odd).toHaveAttribute('aria-pressed', 'false');
    expect(total()).toHaveTextContent('8,325');
    await user.click(await buy());
    await waitFor(() => expect(callsTo(CHECKOUT)).toHaveLength(1));
    expect(callsTo(CHECKOUT)[0]?.body).toMatchObject({ amount: 250 });
  });
});

describe('a purchase', () => {
  it('makes one session however often it is pressed, and leaves for it', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { leave } = openDialog();
    const button = await buy();
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(button);
    const busy = await screen.findByRole('button', { name: 'Processing...' });
    fireEvent.click(busy);
    answer.resolve(HttpResponse.json({ success: true, url: HOSTED, calculatedCredits: 12_345 }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(HOSTED));
    fireEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(callsTo(CHECKOUT)).toHaveLength(1);
    expect(callsTo(CHECKOUT)[0]?.body).toEqual({ amount: 30, configName: 'standard' });
    // The server's own figure is logged and changes nothing.
    expect(total()).toHaveTextContent('999');
    expect(screen.queryByText(/12,345/)).not.toBeInTheDocument();
  });

  it('names the built-in configuration `default`', async () => {
    configAnswers(() => HttpResponse.error());
    const { leave, user } = openDialog();
    await user.click(await buy());
    await waitFor(() => expect(leave).toHaveBeenCalled());
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
    const { leave, user } = openDialog();
    await user.click(await buy());
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
    expect(leave).not.toHaveBeenCalled();

    checkoutAnswers(() => HttpResponse.json({ success: true, url: HOSTED }));
    await user.click(await buy());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(HOSTED));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callsTo(CHECKOUT)).toHaveLength(2);
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
  });

  it.each(UNSAFE_ADDRESSES)('does not follow %s', async (_, url) => {
    checkoutAnswers(() => HttpResponse.json({ success: true, url }));
    const { leave, user } = openDialog();
    await user.click(await buy());
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(leave).not.toHaveBeenCalled();
  });

  it('that is closed before its answer leads nowhere', async () => {
    const answer = deferred<Response>();
    checkoutAnswers(() => answer.promise);
    const { leave, user } = openDialog();
    await user.click(await buy());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer.resolve(HttpResponse.json({ success: true, url: HOSTED }));
    await waitFor(() => expect(callsTo(CHECKOUT)[0]?.status).toBe(200));
    await user.click(screen.getByRole('button', { name: 'Get More Credits' }));
    expect(await buy()).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  it('comes back to life when the member comes back from the checkout', async () => {
    checkoutAnswers(() => HttpResponse.json({ success: true, url: HOSTED }));
    const { leave, user } = openDialog();
    fireEvent.change(await slider(), { target: { value: '55' } });
    await user.click(await buy());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    act(comeBack);
    expect(await slider()).toHaveValue('55');
    await user.click(await buy());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(callsTo(CHECKOUT)).toHaveLength(2);
  });
});
