import { ANSWER_FIELDS, missingFields, STEPS, type Answers } from './fields';

/** The share of answered questions, 0 to 100 (docs/product/onboarding.md#questionnaire). */
export function percentAnswered(answers: Answers): number {
  const { length } = ANSWER_FIELDS;
  return Math.round(((length - missingFields(answers).length) / length) * 100);
}

/**
 * The progress on small screens by step, 17 to 100 (docs/product/onboarding.md#questionnaire).
 * @param step 0 to 5
 */
export function percentOfSteps(step: number): number {
  return Math.round(((step + 1) / STEPS.length) * 100);
}
