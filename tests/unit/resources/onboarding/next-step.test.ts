import { expect, it } from 'vitest';
import { nextStepOf } from '@/resources/onboarding/next-step';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { readAnswers } from '@/resources/onboarding/schema';

const total = ANSWER_FIELDS.length;

/** The first answers in the questionnaire's order, without one field. */
const answers = (count: number, without?: string) =>
  readAnswers(
    Object.fromEntries(
      ANSWER_FIELDS.slice(0, count).map((field) => [field, field === without ? ' ' : 'Text']),
    ),
  );

it.each([
  ['no answers', answers(0), { kind: 'answer', answered: 0, total, stepTitle: 'About You' }],
  ['two steps', answers(8), { kind: 'answer', answered: 8, total, stepTitle: 'Brand Identity' }],
  [
    'all answers but an optional one',
    answers(total, 'secondOffer'),
    { kind: 'answer', answered: total - 1, total, stepTitle: 'Premium Offer' },
  ],
  ['all answers', answers(total), { kind: 'generate', total }],
])('the next step after %s is due until there is a profile', (_, answered, step) => {
  expect(nextStepOf({ answers: answered, profileData: ' ' })).toEqual(step);
  expect(nextStepOf({ answers: answered, profileData: '# Maya' })).toBeNull();
});
