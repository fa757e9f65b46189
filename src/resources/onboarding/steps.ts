import type { Draft } from './drafts';
import { isAnswerField, STEPS, type AnswerField, type Answers } from './fields';

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

/** A step of the questionnaire in its list of steps. */
export interface StepState {
  title: string;
  isCurrent: boolean;
  /** No required answer is blank, and it is before the current step or has an answer. */
  isAnswered: boolean;
  /** It can be opened: it is not after the current step, or no earlier required answer is blank. */
  isReachable: boolean;
  /** The number of its unsaved answers. */
  edits: number;
}

/**
 * The states of the six steps.
 * @param current 0 to 5
 * @param unsaved the answers that are not saved on the server
 */
export function listSteps(answers: Answers, current: number, unsaved: Draft): StepState[] {
  let isReachable = true;
  return STEPS.map(({ title, fields: stepFields }, index) => {
    const fields: readonly AnswerField[] = stepFields;
    const hasRequired = blankRequiredFields(index, answers).length === 0;
    const hasAnswer = fields.some((field) => answers[field].trim() !== '');
    const state: StepState = {
      title,
      isCurrent: index === current,
      isAnswered: hasRequired && (hasAnswer || index < current),
      isReachable: isReachable || index <= current,
      edits: Object.keys(unsaved).filter((key) => isAnswerField(key) && fields.includes(key))
        .length,
    };
    isReachable &&= hasRequired;
    return state;
  });
}
