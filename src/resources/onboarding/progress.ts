import { ANSWER_FIELDS, missingFields, STEPS, type Answers } from './fields';

/** How much of the questionnaire is answered, 0 to 100 (credits specification, section 4). */
export function percentAnswered(answers: Answers): number {
  const { length } = ANSWER_FIELDS;
  return Math.round(((length - missingFields(answers).length) / length) * 100);
}

/**
 * How far the questionnaire is on a phone, where the step alone counts: step/6, 17 to 100 (credits
 * specification, section 4).
 * @param step 0 to 5
 */
export function percentOfSteps(step: number): number {
  return Math.round(((step + 1) / STEPS.length) * 100);
}
