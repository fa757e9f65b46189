import { describe, expect, it } from 'vitest';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run-step';
import {
  ANSWER_FIELDS,
  isRequired,
  missingFields,
  STEPS,
  percentAnswered,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import {
  blankRequiredFields,
  percentOfSteps,
  stepOf,
} from '@/resources/onboarding/questionnaire/steps';
import { EMPTY_RECORD, readStatus, type FirstRunStatus } from '@/resources/onboarding/schema';
import { NOT_AN_OBJECT } from '../../../helpers/values';

/** Answers in which only the given fields are filled. */
function answered(fields: readonly AnswerField[], text = 'An answer'): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, fields.includes(field) ? text : '']),
  ) as Answers;
}

it('the questionnaire has 19 questions in six steps', () => {
  expect(STEPS.map(({ title, fields }) => [title, fields.length])).toEqual([
    ['About You', 4],
    ['Your Business', 4],
    ['Brand Identity', 3],
    ['Your First Offer', 3],
    ['Premium Offer', 3],
    ['Marketing', 2],
  ]);
  expect(new Set(ANSWER_FIELDS).size).toBe(19);
});

it('all questions but those of the second offer are required', () => {
  expect(ANSWER_FIELDS.filter((field) => !isRequired(field))).toEqual([
    'secondOffer',
    'secondOfferRelation',
    'secondOfferPricing',
  ]);
});

it.each<[AnswerField, number]>([
  ['name', 0],
  ['problemSolved', 1],
  ['coreMessage', 2],
  ['firstOffer', 3],
  ['secondOfferPricing', 4],
  ['primaryAction', 5],
])('the question %s is on step %i', (field, step) => {
  expect(stepOf(field)).toBe(step);
});

it.each<[string, number, Answers, AnswerField[]]>([
  ['everything blank', 2, answered([]), ['brandPerception', 'uniqueValueProp', 'coreMessage']],
  ['spaces and line ends only', 5, answered(['customerReach'], ' \n\t '), STEPS[5]!.fields],
  ['one blank', 3, answered(['firstOffer', 'firstOfferBenefit']), ['firstOfferPricing']],
  ['a second offer left out', 4, answered([]), []],
  ['everything there', 0, answered(ANSWER_FIELDS), []],
  ['a step that does not exist', 6, answered([]), []],
])('the blank required fields of a step with %s are found', (_title, step, answers, blank) => {
  expect(blankRequiredFields(step, answers)).toEqual(blank);
});

it.each<[string, Answers, number]>([
  ['nothing answered', answered([]), 0],
  ['seven of 19', answered(ANSWER_FIELDS.slice(0, 7)), 37],
  ['all', answered(ANSWER_FIELDS), 100],
  ['blanks', answered(ANSWER_FIELDS, '  '), 0],
])('the progress is the share of the answered fields: %s', (_title, answers, percent) => {
  expect(percentAnswered(answers)).toBe(percent);
});

it('the progress on a phone is the share of the reached steps', () => {
  expect(STEPS.map((_, step) => percentOfSteps(step))).toEqual([17, 33, 50, 67, 83, 100]);
});

describe('the first run', () => {
  const status = (isOnboarded: boolean, paid: boolean | null): FirstRunStatus => ({
    isOnboarded,
    paymentDetailsCollected: paid,
  });

  it.each<[string, FirstRunStatus | null, FirstRunStep[], FirstRunStep | null]>([
    ['not onboarded', status(false, false), [], 'questionnaire'],
    ['not onboarded, but paid', status(false, true), [], 'questionnaire'],
    ['onboarded without payment details', status(true, false), [], 'trial'],
    ['onboarded with payment details', status(true, true), [], null],
    ['onboarded, payment unknown', status(true, null), [], null],
    ['a failed check', null, [], 'questionnaire'],
    ['questionnaire closed, unpaid', status(false, false), ['questionnaire'], 'trial'],
    ['questionnaire closed, paid', status(false, true), ['questionnaire'], null],
    ['questionnaire closed, payment unknown', status(false, null), ['questionnaire'], null],
    ['questionnaire closed after a failed check', null, ['questionnaire'], null],
    ['both closed', status(false, false), ['questionnaire', 'trial'], null],
    ['the trial closed', status(true, false), ['trial'], null],
  ])('the first run opens the next dialog when the state is: %s', (_title, known, closed, next) => {
    expect(firstRunStep(known, closed)).toBe(next);
  });
});

it('a status without payment details leaves them unknown', () => {
  const body = (data: unknown) => ({ success: true, data });
  expect(readStatus(body({ isOnboarded: true, paymentDetailsCollected: false }))).toEqual({
    isOnboarded: true,
    paymentDetailsCollected: false,
  });
  expect(readStatus(body({ isOnboarded: false }))).toEqual({
    isOnboarded: false,
    paymentDetailsCollected: null,
  });
});

it.each<[string, unknown]>([
  ['success false', { success: false, data: { isOnboarded: true } }],
  ['null data', { success: true, data: null }],
  ['a list', { success: true, data: [] }],
  ['no isOnboarded', { success: true, data: { paymentDetailsCollected: true } }],
  ...NOT_AN_OBJECT.map((body): [string, unknown] => [`${String(body)}`, body]),
])('a response with %s has no status', (_title, body) => {
  expect(readStatus(body)).toBeNull();
});

it('an empty record misses all answers', () => {
  expect(missingFields(EMPTY_RECORD.answers)).toEqual(ANSWER_FIELDS);
});
