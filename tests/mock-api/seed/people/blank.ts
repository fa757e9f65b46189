import { ANSWER_FIELDS, type MockAnswers } from '../../types';

/** Nineteen empty answers. */
export function blankAnswers(): MockAnswers {
  return Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])) as MockAnswers;
}
