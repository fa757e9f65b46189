import { STEPS, type AnswerField, type Answers } from './fields';

/** Answers that may be blank (docs/product/onboarding.md#questionnaire). */
const OPTIONAL: ReadonlySet<AnswerField> = new Set([
  'secondOffer',
  'secondOfferRelation',
  'secondOfferPricing',
]);

/** Answers with a one-line field (docs/product/onboarding.md#questionnaire). */
const SINGLE_LINE: ReadonlySet<AnswerField> = new Set([
  'name',
  'businessName',
  'secondOfferPricing',
]);

/** Whether the questionnaire requires an answer. The generated profile requires all 19. */
export function isRequired(field: AnswerField): boolean {
  return !OPTIONAL.has(field);
}

/** Whether an answer has a one-line field. */
export function isSingleLine(field: AnswerField): boolean {
  return SINGLE_LINE.has(field);
}

/** The step of a field, 0 to 5. */
export function stepOf(field: AnswerField): number {
  return STEPS.findIndex(({ fields }) => fields.some((candidate) => candidate === field));
}

/**
 * The required fields of a step that are blank after trimming, in their order
 * (docs/product/onboarding.md#questionnaire).
 * @param step 0 to 5
 */
export function blankRequiredFields(step: number, answers: Answers): AnswerField[] {
  const fields: readonly AnswerField[] = STEPS[step]?.fields ?? [];
  return fields.filter((field) => isRequired(field) && answers[field].trim() === '');
}
