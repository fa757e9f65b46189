import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memberKey } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { laterResponse } from '../../helpers/later-response';
import { createLocks } from '../../helpers/locks';
import { stopClock } from '../../helpers/stopped-clock';
import { callsTo, openBilling } from './open-billing';
import {
  findTitle,
  MEMBER,
  PAGE,
  respondPaid,
  respondToVerify,
  VERIFY,
  verifyResponse,
} from './open-payment';

const KEY = 'pending-checkouts';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { sessionId: string }[];
const memberId = () =>
  memberKey(
    setupMockApi()
      .db()
      .members.find(({ email }) => email === MEMBER),
  );

/** Stores a checkout of a member whose first background attempt is due in so many milliseconds. */
function storeCheckout(member: unknown, dueInMs: number, kind = 'credits') {
  const entry = { kind, sessionId: 'cs_1', member, since: Date.now() - 1000, attempts: 0 };
  localStorage.setItem(KEY, JSON.stringify([{ ...entry, nextAt: Date.now() + dueInMs }]));
}

it('a late payment that the member leaves is verified in the background after 30 s, and its credits are announced', async () => {
  respondToVerify(() => verifyResponse('pending'));
  const { user } = openBilling(PAGE, { as: MEMBER });
  await findTitle('Your payment is still being confirmed');
  expect(stored().map(({ sessionId }) => sessionId)).toEqual(['cs_1']);
  const clock = stopClock();
  clock.resume();
  await user.click(screen.getByRole('link', { name: 'Return Home' }));
  await screen.findByRole('heading', { name: 'Open the door to a calmer practice' });
  const before = callsTo(VERIFY).length;
  const balances = callsTo('/tokens/balance').length;
  respondPaid({ amount: 30, credits: 999, paymentStatus: 'paid' });
  await clock.advance(31_000);
  await screen.findByText('Your payment is confirmed. 999 credits have been added.');
  expect(callsTo(VERIFY)).toHaveLength(before + 1);
  expect(callsTo('/tokens/balance').length).toBeGreaterThan(balances);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a pending payment of an earlier visit is verified when it is due, which counts as an attempt', async () => {
  respondToVerify(() => verifyResponse('pending'));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: /credits/ });
  const clock = stopClock();
  await clock.waitUntil(() => expect(callsTo(VERIFY)).toHaveLength(1));
  await clock.waitUntil(() => expect(stored()).toMatchObject([{ attempts: 1 }]));
});

it('a pending payment that is rejected shows one error', async () => {
  respondToVerify(() => HttpResponse.json({ success: false, message: 'Card declined.' }));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByText('Your payment was not confirmed. Card declined.');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a request that fails keeps the pending payment for a later attempt', async () => {
  respondToVerify(() => HttpResponse.json({}, { status: 400 }));
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: /credits/ });
  await waitFor(() => expect(stored()).toMatchObject([{ attempts: 1 }]));
  expect(screen.queryByText(/Your payment/)).not.toBeInTheDocument();
});

it.each<[string, Response]>([
  ['confirmed', verifyResponse('paid')],
  ['not confirmed', HttpResponse.json({ success: false, message: 'Card declined.' })],
])('the message that a pending payment is %s shows for 10 s', async (outcome, response) => {
  const pendingResponse = deferred<Response>();
  respondToVerify(() => pendingResponse.promise);
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
  const clock = stopClock();
  pendingResponse.resolve(response);
  const message = () => screen.queryByText(new RegExp(`^Your payment (is|was) ${outcome}`));
  await clock.waitUntil(() => expect(message()).toBeVisible());
  await clock.advance(9_500);
  expect(message()).toBeVisible();
  await clock.advance(1_000);
  expect(message()).toBeNull();
});

it('a pending payment is not verified in a hidden tab, and is verified when the tab becomes visible', async () => {
  respondPaid();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  await import('@/app/pending-payments');
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

it('a pending payment that another tab has stored is verified when it is due', async () => {
  respondPaid();
  setupMockApi().signIn(MEMBER);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  storeCheckout(memberId(), 0);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'another-key' })));
  await laterResponse();
  expect(callsTo(VERIFY)).toHaveLength(0);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(await screen.findByText(/1,999 credits have been added/)).toBeVisible();
});

it('a pending payment that another tab is verifying is not verified here', async () => {
  respondPaid();
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const otherTab = deferred();
  void locks.request('pending checkouts', () => otherTab.promise);
  await import('@/app/pending-payments');
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  await laterResponse();
  localStorage.removeItem(KEY);
  otherTab.resolve();
  await laterResponse();
  expect(callsTo(VERIFY)).toHaveLength(0);
});

it('the pending payment of another member is not verified', async () => {
  storeCheckout('another', 0);
  openBilling('/explore', { as: MEMBER });
  await screen.findByRole('button', { name: '1,284 credits' });
  expect(callsTo(VERIFY)).toHaveLength(0);
  expect(stored()).toHaveLength(1);
});

it('a logout removes the pending payments of the member', async () => {
  setupMockApi().signIn(MEMBER);
  storeCheckout(memberId(), 60_000);
  const { user } = openBilling('/explore', { as: MEMBER });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByLabelText('Email');
  expect(localStorage.getItem(KEY)).toBeNull();
});
