import { expect, it } from 'vitest';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run-step';
import { readStatus, type FirstRunStatus } from '@/resources/onboarding/schema';

const status = (isOnboarded: boolean, paid: boolean | null): FirstRunStatus => ({
  isOnboarded,
  paymentDetailsCollected: paid,
});

it.each<[string, FirstRunStatus | null, FirstRunStep[], FirstRunStep | null]>([
  ['not onboarded', status(false, true), [], 'questionnaire'],
  ['onboarded without payment details', status(true, false), [], 'trial'],
  ['onboarded with payment details', status(true, true), [], null],
  ['a failed check', null, [], 'questionnaire'],
  ['questionnaire closed, unpaid', status(false, false), ['questionnaire'], 'trial'],
  ['questionnaire closed, paid', status(false, true), ['questionnaire'], null],
  ['both closed', status(false, false), ['questionnaire', 'trial'], null],
])('the first run opens the next dialog when the state is: %s', (_title, known, closed, next) => {
  expect(firstRunStep(known, closed)).toBe(next);
});

it.each<[string, unknown, FirstRunStatus | null]>([
  ['both fields', { data: status(true, false) }, status(true, false)],
  ['no payment details', { data: { isOnboarded: false } }, status(false, null)],
  ['null data', { success: true, data: null }, null],
  ['no isOnboarded', { data: { paymentDetailsCollected: true } }, null],
])('the status of a response with %s is read', (_title, body, expected) => {
  expect(readStatus(body)).toEqual(expected);
});
