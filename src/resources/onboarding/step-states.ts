/** The states of the questionnaire's steps (docs/product/onboarding.md#questionnaire). */
import type { Draft } from './drafts';
import { blankRequiredFields } from './field-kinds';
import { isAnswerField, STEPS, type AnswerField, type Answers } from './fields';

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
