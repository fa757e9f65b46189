import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchLatePayments } from '@/features/billing/results/late-payments-watcher';
import { keyOfMember } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../../helpers/deferred';
import { laterResponse } from '../../../../helpers/later-response';
import { createLocks } from '../../../../helpers/locks';
import { stopClock } from '../../../../helpers/stopped-clock';
import { callsTo, openBilling } from '../open-billing';
import {
  findTitle,
  MEMBER,
  PAGE,
  respondPaid,
  respondToVerify,
  VERIFY,
  verifyResponse,
} from './open-payment';

const memberId = () =>
  keyOfMember(
    setupMockApi()
      .db()
      .members.find(({ email }) => email === MEMBER),
  );
const keyOf = (member = memberId()) => `pending-checkouts:${member}`;
const stored = (member?: string) =>
  JSON.parse(localStorage.getItem(keyOf(member)) ?? '[]') as { sessionId: string }[];

/** Stores a checkout of a member whose first background attempt is due in so many milliseconds. */
function storeCheckout(member: string, dueInMs: number, kind = 'credits') {
  const entry = { kind, sessionId: 'cs_1', since: Date.now() - 1000, attempts: 0 };
  localStorage.setItem(keyOf(member), JSON.stringify([{ ...entry, nextAt: Date.now() + dueInMs }]));
}

it('a late payment that the member leaves is verified in the background after 30 s, and its credits are announced', async () => {
  respondToVerify(() => verifyResponse('pending'));
  const { user } = openBilling(PAGE, { as: MEMBER });
  await findTitle('Your payment is still being confirmed');
  expect(stored().map(({ sessionId }) => sessionId)).toEqual(['cs_1']);
  const clock = stopClock();
  clock.resume();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  await screen.findByRole('heading', { name: 'What do you want to get done?' });
  const before = callsTo(VERIFY).length;
  const balances = callsTo('/tokens/balance').length;
  respondPaid({ amount: 30, credits: 999, paymentStatus: 'paid' });
  await clock.advance(31_000);
  await screen.findByText('Your payment is confirmed. 999 credits have been added.');
  expect(callsTo(VERIFY)).toHaveLength(before + 1);
  expect(callsTo('/tokens/balance').length).toBeGreaterThan(balances);
  expect(localStorage.getItem(keyOf())).toBeNull();
});

it('a payment whose page is left before the first response, which is pending, is verified in the background', async () => {
  const first = deferred<Response>();
  respondToVerify(() => first.promise);
  openBilling(PAGE, { as: MEMBER });
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
  act(() => {
    window.history.pushState(null, '', '/explore');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('button', { name: '1,284 credits' });
  const clock = stopClock();
  first.resolve(verifyResponse('pending'));
  await clock.waitUntil(() => expect(stored()).toHaveLength(1));
  respondPaid({ amount: 30, credits: 999, paymentStatus: 'paid' });
  await clock.advance(31_000);
  clock.resume();
  await screen.findByText('Your payment is confirmed. 999 credits have been added.');
});

it('a late payment of an earlier visit is verified when it is due, and again a minute after the first attempt', async () => {
  respondToVerify(() => verifyResponse('pending'));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  const clock = stopClock();
  clock.resume();
  openBilling('/explore', { as: MEMBER });
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
  await waitFor(() => expect(stored()).toMatchObject([{ attempts: 1 }]));
  await clock.advance(60_000);
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(2));
  await waitFor(() => expect(stored()).toMatchObject([{ attempts: 2 }]));
});

it('a late payment that is rejected shows one error', async () => {
  respondToVerify(() => HttpResponse.json({ success: false, message: 'Card declined.' }));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByText('Your payment was not confirmed. Card declined.');
  expect(localStorage.getItem(keyOf())).toBeNull();
});

it('a request that fails keeps the late payment, which is verified again a minute later', async () => {
  respondToVerify(() => HttpResponse.json({}, { status: 400 }));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  const clock = stopClock();
  clock.resume();
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: /credits/ });
  await waitFor(() => expect(stored()).toMatchObject([{ attempts: 1 }]));
  await clock.advance(60_000);
  await waitFor(() => expect(stored()).toMatchObject([{ attempts: 2 }]));
  expect(screen.queryByText(/Your payment/)).not.toBeInTheDocument();
});

it.each<[string, () => Response]>([
  ['confirmed', () => verifyResponse('paid')],
  ['not confirmed', () => HttpResponse.json({ success: false, message: 'Card declined.' })],
])('the message that a late payment is %s shows for 10 s', async (outcome, respond) => {
  const pendingResponse = deferred<Response>();
  respondToVerify(() => pendingResponse.promise);
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
  const clock = stopClock();
  pendingResponse.resolve(respond());
  const message = () => screen.queryByText(new RegExp(`^Your payment (is|was) ${outcome}`));
  await clock.waitUntil(() => expect(message()).toBeVisible());
  await clock.advance(9_500);
  expect(message()).toBeVisible();
  await clock.advance(1_000);
  expect(message()).toBeNull();
});

it('a late payment is not verified in a hidden tab, and is verified when the tab becomes visible', async () => {
  respondPaid();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  await import('@/features/billing/results/late-payments-watcher');
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  await laterResponse();
  expect(callsTo(VERIFY)).toHaveLength(0);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/1,999 credits have been added/)).toBeVisible();
});

it('a late payment that another tab has stored is verified when it is due', async () => {
  respondPaid();
  setupMockApi().signIn(MEMBER);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  storeCheckout(memberId(), 0);
  await laterResponse();
  expect(callsTo(VERIFY)).toHaveLength(0);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keyOf() })));
  expect(await screen.findByText(/1,999 credits have been added/)).toBeVisible();
});

it('a late payment that another tab is verifying is not verified here', async () => {
  respondPaid();
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const otherTab = deferred();
  void locks.request('pending checkouts', () => otherTab.promise);
  await import('@/features/billing/results/late-payments-watcher');
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  await laterResponse();
  localStorage.removeItem(keyOf());
  otherTab.resolve();
  await laterResponse();
  expect(callsTo(VERIFY)).toHaveLength(0);
});

it('a late payment is verified once in 30 s where the storage rejects writes', async () => {
  respondToVerify(() => verifyResponse('pending'));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const clock = stopClock();
  const client = new QueryClient();
  const verifying = vi.spyOn(client, 'fetchQuery');
  const stop = watchLatePayments(client, memberId());
  await clock.waitUntil(() => expect(verifying.mock.settledResults[0]?.type).toBe('fulfilled'));
  await clock.advance(29_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await clock.advance(500);
  expect(verifying).toHaveBeenCalledTimes(1);
  await clock.advance(1_000);
  expect(verifying).toHaveBeenCalledTimes(2);
  stop();
});

it('a late payment that is due in 30 days does not exceed the longest delay of a timer', () => {
  storeCheckout('maya', 30 * 24 * 60 * 60_000);
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  watchLatePayments(new QueryClient(), 'maya')();
  expect(setTimer).toHaveBeenCalledOnce();
  expect(setTimer.mock.calls[0]?.[1]).toBeLessThan(2 ** 31);
});

it('the late payment of another member is not verified', async () => {
  storeCheckout('another', 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  expect(callsTo(VERIFY)).toHaveLength(0);
  expect(stored('another')).toHaveLength(1);
});

it('a logout removes the late payments of the member', async () => {
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 60_000);
  const { user } = openBilling('/explore', { as: MEMBER });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByLabelText('Email');
  expect(localStorage.getItem(keyOf())).toBeNull();
});
