import { expect, it } from 'vitest';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';

/** Questions without a help text. */
const WITHOUT_HELP = ['name', 'businessName', 'secondOfferPricing'];

it('each question has a different label that ends with a question mark', () => {
  const labels = ANSWER_FIELDS.map((field) => QUESTIONS[field].label);
  expect(new Set(labels).size).toBe(ANSWER_FIELDS.length);
  for (const label of labels) expect(label).toMatch(/^[A-Z].+\?$/);
});

it.each(ANSWER_FIELDS.filter((field) => !WITHOUT_HELP.includes(field)))(
  'the help of the question %s is a sentence',
  (field) => {
    expect(QUESTIONS[field].help).toMatch(/^[A-Z].+\.$/);
  },
);

it('the browser may fill in the names of the member and of the business', () => {
  const filled = ANSWER_FIELDS.flatMap((field) => QUESTIONS[field].autoComplete ?? []);
  expect(filled).toEqual(['name', 'organization']);
});

it('the answers of three questions are a single line', () => {
  const singleLines = ANSWER_FIELDS.filter((field) => QUESTIONS[field].isSingleLine);
  expect(singleLines).toEqual(['name', 'businessName', 'secondOfferPricing']);
});

it('each field has a different name in lists of fields', () => {
  const names = ANSWER_FIELDS.map((field) => QUESTIONS[field].name);
  expect(new Set(names).size).toBe(ANSWER_FIELDS.length);
  for (const name of names) expect(name).toMatch(/^[A-Z]/);
});
