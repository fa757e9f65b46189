import { expect, it } from 'vitest';
import { nextStepOf, type NextStep } from '@/resources/onboarding/next-step';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { readAnswers } from '@/resources/onboarding/schema';

const TOTAL = ANSWER_FIELDS.length;

/** The first answers in the questionnaire's order, without one field. */
const answers = (count: number, without?: string) =>
  readAnswers(
    Object.fromEntries(
      ANSWER_FIELDS.slice(0, count).map((field) => [field, field === without ? ' ' : 'Text']),
    ),
  );

it.each<[what: string, record: Parameters<typeof nextStepOf>[0], step: Partial<NextStep>]>([
  [
    'no answers',
    { answers: answers(0), profileData: '' },
    { kind: 'answer', answered: 0, total: TOTAL, stepTitle: 'About You' },
  ],
  [
    'the answers of two steps',
    { answers: answers(8), profileData: ' ' },
    { kind: 'answer', answered: 8, stepTitle: 'Brand Identity' },
  ],
  [
    'all answers but an optional one',
    { answers: answers(TOTAL, 'secondOffer'), profileData: '' },
    { kind: 'answer', answered: TOTAL - 1, stepTitle: 'Premium Offer' },
  ],
  ['all answers', { answers: answers(TOTAL), profileData: '' }, { kind: 'generate', total: TOTAL }],
])('the next step after %s', (_, record, step) => {
  expect(nextStepOf(record)).toMatchObject(step);
});

it('there is no next step once there is a profile', () => {
  expect(nextStepOf({ answers: answers(3), profileData: '# Maya' })).toBeNull();
});
