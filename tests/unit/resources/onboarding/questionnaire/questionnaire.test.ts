import { expect, it } from 'vitest';
import {
  ANSWER_FIELDS,
  isRequired,
  percentAnswered,
  STEPS,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import {
  blankRequiredFields,
  listSteps,
  percentOfSteps,
} from '@/resources/onboarding/questionnaire/steps';
import { readAnswers } from '@/resources/onboarding/schema';

/** Answers in which only the given fields are filled. */
const answered = (fields: readonly AnswerField[], text = 'An answer'): Answers =>
  readAnswers(Object.fromEntries(fields.map((field) => [field, text])));
const without = (...fields: readonly AnswerField[]): Answers => ({
  ...answered(ANSWER_FIELDS),
  ...Object.fromEntries(fields.map((field) => [field, ' '])),
});

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
  expect(ANSWER_FIELDS.filter((field) => !isRequired(field))).toEqual(STEPS[4]!.fields);
});

it('the answers of three questions are a single line, and the browser may fill in two of them', () => {
  const lines = ANSWER_FIELDS.filter((field) => QUESTIONS[field].isSingleLine);
  expect(lines).toEqual(['name', 'businessName', 'secondOfferPricing']);
  const filled = ANSWER_FIELDS.flatMap((field) => QUESTIONS[field].autoComplete ?? []);
  expect(filled).toEqual(['name', 'organization']);
});

it.each<[string, number, Answers, readonly AnswerField[]]>([
  ['everything blank', 2, answered([]), ['brandPerception', 'uniqueValueProp', 'coreMessage']],
  ['spaces and line ends only', 5, answered(['customerReach'], ' \n\t '), STEPS[5]!.fields],
  ['one blank', 3, answered(['firstOffer', 'firstOfferBenefit']), ['firstOfferPricing']],
  ['a second offer left out', 4, answered([]), []],
])('the blank required fields of a step with %s are found', (_title, step, answers, blank) => {
  expect(blankRequiredFields(step, answers)).toEqual(blank);
});

it.each<[string, Answers, number]>([
  ['seven of 19', answered(ANSWER_FIELDS.slice(0, 7)), 37],
  ['blanks', answered(ANSWER_FIELDS, '  '), 0],
])('the progress is the share of the answered fields: %s', (_title, answers, percent) => {
  expect(percentAnswered(answers)).toBe(percent);
});

it('the progress on a phone is the share of the reached steps', () => {
  expect(STEPS.map((_, step) => percentOfSteps(step))).toEqual([17, 33, 50, 67, 83, 100]);
});

// One character for each of the six steps: `+` for a tick, `r` for a step that can be opened.
it.each<[string, string, string, Answers, number]>([
  ['no answers at the third step', '------', 'rrr---', answered([]), 2],
  ['all answers', '++++++', 'rrrrrr', answered(ANSWER_FIELDS), 0],
  ['a blank in the second step', '+-++++', 'rr----', without('problemSolved'), 0],
  ['a blank in the last step', '+++++-', 'rrrrrr', without('primaryAction'), 0],
  ['no premium offer before that step', '++++-+', 'rrrrrr', without(...STEPS[4]!.fields), 3],
  ['no premium offer after that step', '++++++', 'rrrrrr', without(...STEPS[4]!.fields), 5],
])(
  'with %s the ticks of the steps are %s, and the steps that can be opened are %s',
  (_, ticks, reachable, answers, step) => {
    const steps = listSteps(answers, step);
    expect(steps.map(({ isAnswered }) => (isAnswered ? '+' : '-')).join('')).toBe(ticks);
    expect(steps.map(({ isReachable }) => (isReachable ? 'r' : '-')).join('')).toBe(reachable);
    expect(steps.findIndex(({ isCurrent }) => isCurrent)).toBe(step);
  },
);
