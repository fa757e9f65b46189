import { expect, it } from 'vitest';
import {
  ANSWER_FIELDS,
  prefillName,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/fields';
import { readAnswers } from '@/resources/onboarding/schema';
import { listSteps } from '@/resources/onboarding/steps';

const NONE = readAnswers(null);
const ALL = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, 'x'])) as Answers;
const without = (...fields: AnswerField[]): Answers => ({
  ...ALL,
  ...Object.fromEntries(fields.map((field) => [field, ' '])),
});
const PREMIUM = without('secondOffer', 'secondOfferRelation', 'secondOfferPricing');

it.each([
  ['no answers', NONE, 0, '------', 'r-----'],
  ['no answers at the third step', NONE, 2, '------', 'rrr---'],
  ['all answers', ALL, 0, '++++++', 'rrrrrr'],
  ['a blank in the second step', without('problemSolved'), 0, '+-++++', 'rr----'],
  ['a blank in the last step', without('primaryAction'), 0, '+++++-', 'rrrrrr'],
  ['no premium offer before that step', PREMIUM, 3, '++++-+', 'rrrrrr'],
  ['no premium offer after that step', PREMIUM, 5, '++++++', 'rrrrrr'],
])(
  'with %s the steps have these ticks and can be opened so far',
  (_, answers, step, ticks, reach) => {
    const steps = listSteps(answers, step, {});
    expect(steps.map(({ isAnswered }) => (isAnswered ? '+' : '-')).join('')).toBe(ticks);
    expect(steps.map(({ isReachable }) => (isReachable ? 'r' : '-')).join('')).toBe(reach);
    expect(steps.findIndex(({ isCurrent }) => isCurrent)).toBe(step);
  },
);

it('unsaved answers are counted in their own step', () => {
  const steps = listSteps(ALL, 0, { name: 'a', background: '', primaryAction: 'b' });
  expect(steps.map(({ edits }) => edits)).toEqual([2, 0, 0, 0, 0, 1]);
});

it.each([
  ['', 'Maya Lindqvist', 'Maya Lindqvist'],
  ['  ', ' Maya ', 'Maya'],
  ['M.', 'Maya Lindqvist', 'M.'],
  ['', '', ''],
])('the saved name "%s" with the account name "%s" becomes "%s"', (name, account, expected) => {
  expect(prefillName({ ...ALL, name }, account)).toEqual({ ...ALL, name: expected });
});
