import { expect, it } from 'vitest';
import { QUESTIONS } from '@/features/onboarding/questionnaire/questions';
import { ANSWER_FIELDS, FIELD_NAMES } from '@/resources/onboarding/questionnaire/fields';

/** Questions without a help text. */
const WITHOUT_HELP = ['name', 'businessName', 'secondOfferPricing'];

it('each of the 19 questions has a different label that ends with a question mark', () => {
  const labels = ANSWER_FIELDS.map((field) => QUESTIONS[field].label);
  expect(labels).toHaveLength(19);
  expect(new Set(labels).size).toBe(19);
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

it('each field has a different name in lists of fields', () => {
  const names = ANSWER_FIELDS.map((field) => FIELD_NAMES[field]);
  expect(new Set(names).size).toBe(19);
  for (const name of names) expect(name).toMatch(/^[A-Z]/);
});
