/** The rules of the questionnaire's six steps (docs/product/onboarding.md#questionnaire). */
import { isRequired, STEPS, type AnswerField, type Answers } from './fields';

/** The step of a field, 0 to 5. */
export function stepOf(field: AnswerField): number {
  return STEPS.findIndex(({ fields }) => fields.includes(field));
}

/**
 * The required fields of a step that are blank after trimming, in their order
 * (docs/product/onboarding.md#questionnaire).
 * @param step 0 to 5
 */
export function blankRequiredFields(step: number, answers: Answers): AnswerField[] {
  const fields = STEPS[step]?.fields ?? [];
  return fields.filter((field) => isRequired(field) && answers[field].trim() === '');
}

/**
 * The progress on small screens by step, 17 to 100 (docs/product/onboarding.md#questionnaire).
 * @param step 0 to 5
 */
export function percentOfSteps(step: number): number {
  return Math.round(((step + 1) / STEPS.length) * 100);
}

/** A step of the questionnaire in its list of steps. */
export interface StepState {
  title: string;
  isCurrent: boolean;
  /** No required answer is blank, and the step has an answer or is before the current one. */
  isAnswered: boolean;
  /** The step is not after the current one, or no required answer of an earlier step is blank. */
  isReachable: boolean;
}

/**
 * The states of the six steps.
 * @param current 0 to 5
 */
export function listSteps(answers: Answers, current: number): StepState[] {
  let isReachable = true;
  return STEPS.map(({ title, fields }, index) => {
    const hasRequired = blankRequiredFields(index, answers).length === 0;
    const hasAnswer = fields.some((field) => answers[field].trim() !== '');
    const state: StepState = {
      title,
      isCurrent: index === current,
      isAnswered: hasRequired && (hasAnswer || index < current),
      isReachable: isReachable || index <= current,
    };
    isReachable &&= hasRequired;
    return state;
  });
}
