import { beforeEach, expect, it } from 'vitest';
import {
  addLatePayment,
  delayBeforeAttempt,
  latePayments,
  postponeLatePayment,
  removeLatePayment,
} from '@/resources/checkout/late-payments';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const checkout = { kind: 'credits', sessionId: 'cs_1' } as const;
const read = (member = 'maya', now = NOW) => latePayments(member, now);

beforeEach(() => localStorage.clear());

it.each([
  [0, 30_000],
  [1, 60_000],
  [5, 960_000],
  [6, 1_800_000],
  [2000, 1_800_000],
])('after %s attempts a late payment is verified again in %s ms', (attempts, delay) => {
  expect(delayBeforeAttempt(attempts)).toBe(delay);
});

it('a late payment is stored for its member only', () => {
  addLatePayment('maya', checkout, NOW);
  expect(read()).toEqual([{ ...checkout, since: NOW, attempts: 0, nextAt: NOW + 30_000 }]);
  expect(read('nora')).toEqual([]);
});

it('a late payment that is stored again keeps its time and is verified later', () => {
  addLatePayment('maya', checkout, NOW);
  postponeLatePayment('maya', checkout, NOW + 30_000);
  addLatePayment('maya', checkout, NOW + 40_000);
  expect(read('maya', NOW + 40_000)).toEqual([
    { ...checkout, since: NOW, attempts: 1, nextAt: NOW + 90_000 },
  ]);
});

it('a late payment of a visitor is not stored', () => {
  addLatePayment('', checkout, NOW);
  expect(localStorage).toHaveLength(0);
});

it('a late payment is dropped after a day, and one from the future immediately', () => {
  addLatePayment('maya', checkout, NOW);
  expect(read('maya', NOW + DAY - 1)).toHaveLength(1);
  expect(read('maya', NOW + DAY)).toEqual([]);
  expect(read('maya', NOW - 1)).toEqual([]);
});

it('a checkout with a result is removed, and the others remain', () => {
  addLatePayment('maya', checkout, NOW);
  addLatePayment('maya', { ...checkout, kind: 'plan' }, NOW);
  removeLatePayment('maya', checkout, NOW);
  expect(read().map(({ kind }) => kind)).toEqual(['plan']);
});

it('at most eight late payments are stored, the newest first', () => {
  for (let index = 0; index < 12; index += 1) {
    addLatePayment('maya', { ...checkout, sessionId: `cs_${index}` }, NOW);
  }
  expect(read().map(({ sessionId }) => sessionId)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4].map((index) => `cs_${index}`),
  );
});

it.each(['', 'null', '{', '7', '{"a":1}', '[null,1,"x",{"kind":"credits"}]', '[[]]'])(
  'damaged storage %j has no late payments',
  (stored) => {
    localStorage.setItem('pending-checkouts:maya', stored);
    expect(read()).toEqual([]);
    addLatePayment('maya', checkout, NOW);
    expect(read()).toHaveLength(1);
  },
);
