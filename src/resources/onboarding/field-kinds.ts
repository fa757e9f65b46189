import { STEPS, type AnswerField, type Answers } from './fields';

/** Answers that the questionnaire goes on without (credits specification, section 5). */
const OPTIONAL: ReadonlySet<AnswerField> = new Set([
  'secondOffer',
  'secondOfferRelation',
  'secondOfferPricing',
]);

/** Answers of one line; the others are a text (credits specification, section 5). */
const SINGLE_LINE: ReadonlySet<AnswerField> = new Set([
  'name',
  'businessName',
  'secondOfferPricing',
]);

/** Whether the questionnaire insists on an answer. The generated profile needs all 19. */
export function isRequired(field: AnswerField): boolean {
  return !OPTIONAL.has(field);
}

/** Whether an answer is one line. */
export function isSingleLine(field: AnswerField): boolean {
  return SINGLE_LINE.has(field);
}

/** The step that asks for a field, 0 to 5. */
export function stepOf(field: AnswerField): number {
  return STEPS.findIndex(({ fields }) => fields.some((candidate) => candidate === field));
}

/**
 * What keeps a member on a step: its required fields that are blank after trimming, in the order
 * of the questions (credits specification, section 5).
 * @param step 0 to 5
 */
export function blankRequired(step: number, answers: Answers): AnswerField[] {
  const fields: readonly AnswerField[] = STEPS[step]?.fields ?? [];
  return fields.filter((field) => isRequired(field) && answers[field].trim() === '');
}
