import { expect, it } from 'vitest';
import {
  ANSWER_FIELDS,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { listSteps } from '@/resources/onboarding/questionnaire/steps';
import { readAnswers } from '@/resources/onboarding/schema';

const NONE = readAnswers(null);
const ALL = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, 'x'])) as Answers;
const without = (...fields: AnswerField[]): Answers => ({
  ...ALL,
  ...Object.fromEntries(fields.map((field) => [field, ' '])),
});
const WITHOUT_PREMIUM_OFFER = without('secondOffer', 'secondOfferRelation', 'secondOfferPricing');

// One character for each of the six steps: `+` for a tick, `r` for a step that can be opened.
it.each([
  ['no answers', '------', 'r-----', NONE, 0],
  ['no answers at the third step', '------', 'rrr---', NONE, 2],
  ['all answers', '++++++', 'rrrrrr', ALL, 0],
  ['a blank in the second step', '+-++++', 'rr----', without('problemSolved'), 0],
  ['a blank in the last step', '+++++-', 'rrrrrr', without('primaryAction'), 0],
  ['no premium offer before that step', '++++-+', 'rrrrrr', WITHOUT_PREMIUM_OFFER, 3],
  ['no premium offer after that step', '++++++', 'rrrrrr', WITHOUT_PREMIUM_OFFER, 5],
])(
  'with %s the ticks of the steps are %s, and the steps that can be opened are %s',
  (_, ticks, reachable, answers, step) => {
    const steps = listSteps(answers, step);
    expect(steps.map(({ isAnswered }) => (isAnswered ? '+' : '-')).join('')).toBe(ticks);
    expect(steps.map(({ isReachable }) => (isReachable ? 'r' : '-')).join('')).toBe(reachable);
    expect(steps.findIndex(({ isCurrent }) => isCurrent)).toBe(step);
  },
);
