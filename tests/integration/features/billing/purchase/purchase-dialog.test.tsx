import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockApi, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import {
  findBuyButton,
  CHECKOUT,
  respondWithConfig,
  CONFIG,
  openDialog,
  findSlider,
  total,
} from './open-purchase';

it('the purchase dialog has the texts, slider, presets and button of its configuration', async () => {
  respondWithConfig({
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
  const range = await findSlider();
  expect(range).toHaveAttribute('min', '20');
  expect(range).toHaveAttribute('max', '200');
  expect(range).toHaveAttribute('step', '10');
  expect(range).toHaveValue('40');
  expect(range).toHaveAttribute('aria-valuetext', '€40 EUR, 1,600 credits');
  expect(total()).toHaveTextContent('1,600');
  expect(screen.queryByText('800 to 8,000 credits')).not.toBeInTheDocument();
  expect(screen.getByText('Paid safely.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get them' })).toBeVisible();
  const popular = screen.getByRole('radio', { name: 'Summer, €100, 4,000 credits' }).parentElement;
  expect(popular).toHaveTextContent('Until September');
  expect(popular).toHaveTextContent('Popular');
  expect(popular).toHaveTextContent('€100');
  expect(popular).toHaveTextContent('4,000 credits');
  expect(screen.getByRole('radio', { name: /Weekend/ }).parentElement).not.toHaveTextContent(
    'Popular',
  );
});

it('the purchase dialog shows an error with the server’s message instead of the slider when card payment is off', async () => {
  respondWithConfig({ stripe: { enabled: false } }, { message: 'Sales reopen on Monday.' });
  const { user } = openDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Configuration Error' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Sales reopen on Monday.');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get More Credits' })).toBeVisible();
});

it('the purchase dialog uses the built-in configuration after an error, and a loading text until Retry has loaded the server’s', async () => {
  const notice = 'Failed to load configuration';
  mockApi.server.use(http.get(`*/api${CONFIG}`, () => HttpResponse.error()));
  const { user } = openDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Credit Purchase' });
  expect(within(dialog).getByRole('status')).toHaveTextContent(notice);
  expect(await findSlider()).toHaveAttribute('aria-valuetext', '10 dollars, 333 credits');
  expect(screen.getByRole('radio', { name: /\$10, 333 credits$/ })).toBeChecked();
  const popular = screen.getByRole('radio', { name: /\$100, 3,330 credits$/ });
  expect(popular.parentElement).toHaveTextContent('Popular');

  fireEvent.change(await findSlider(), { target: { value: '25' } });
  const retried = holdResponse(CONFIG);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByRole('dialog', { name: 'Loading Configuration' }),
  ).toHaveAccessibleDescription('Please wait while we load your credit options...');
  retried.release({ success: true, data: { name: 'standard', slider: { default: 60 } } });
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  expect(await findSlider()).toHaveValue('25');
});

it('a configuration that loads on Retry moves a chosen amount to one that it sells', async () => {
  respondTo(CONFIG, {}, 500);
  const { user } = openDialog();
  fireEvent.change(await findSlider(), { target: { value: '95' } });
  respondWithConfig({ name: 'default', slider: { min: 10, max: 50, step: 20 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getByText('You pay').nextElementSibling).toHaveTextContent('$50'),
  );
  await user.click(await findBuyButton());
  await waitFor(() => expect(requestsTo(CHECKOUT)).toHaveLength(1));
  expect(requestsTo(CHECKOUT)[0]?.body).toEqual({ amount: 50, configName: 'default' });
});

it('an amount of one dollar is spoken in the singular', async () => {
  respondWithConfig({ slider: { min: 1, max: 9, step: 1, default: 1 } });
  openDialog();
  expect(await findSlider()).toHaveAttribute('aria-valuetext', '1 dollar, 33 credits');
  fireEvent.change(await findSlider(), { target: { value: '2' } });
  expect(await findSlider()).toHaveAttribute('aria-valuetext', '2 dollars, 66 credits');
});

it('an amount that buys no credits cannot be bought', async () => {
  respondWithConfig({ slider: { min: 0, max: 100, step: 5, default: 0 } });
  const { user } = openDialog();
  const button = await findBuyButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/Choose a higher amount/);
  await user.click(button);
  fireEvent.change(await findSlider(), { target: { value: '5' } });
  await user.click(button);
  await waitFor(() => expect(requestsTo(CHECKOUT)).toHaveLength(1));
  expect(requestsTo(CHECKOUT)[0]?.body).toMatchObject({ amount: 5 });
});

it('pressing a preset selects its amount, even outside the slider’s bounds and steps', async () => {
  respondWithConfig({
    presets: [
      { amount: 33, label: 'Odd' },
      { amount: 250, label: 'Huge' },
    ],
  });
  const { user } = openDialog();
  const offStep = await screen.findByRole('radio', { name: 'Odd, $33, 1,098 credits' });
  await user.click(offStep);
  expect(offStep).toBeChecked();
  expect(total()).toHaveTextContent('1,098');
  await user.keyboard('{ArrowDown}');
  expect(offStep).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /Huge/ })).toHaveFocus();
  expect(total()).toHaveTextContent('8,325');
  await user.click(await findBuyButton());
  await waitFor(() => expect(requestsTo(CHECKOUT)).toHaveLength(1));
  expect(requestsTo(CHECKOUT)[0]?.body).toMatchObject({ amount: 250 });
});
