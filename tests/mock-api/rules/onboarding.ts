import { isRequired } from '@/resources/onboarding/questionnaire/fields';
import { ANSWER_FIELDS, type AnswerField, type MockAnswers, type MockMember } from '../types';

/** The answers in a body: texts of known fields. */
export function readAnswers(body: Record<string, unknown>): Partial<MockAnswers> {
  const answers: Partial<MockAnswers> = {};
  for (const field of ANSWER_FIELDS) {
    const value = body[field];
    if (typeof value === 'string') answers[field] = value;
  }
  return answers;
}

/** The fields of a questionnaire that are still blank. */
export function blankFields(answers: Partial<MockAnswers>): AnswerField[] {
  return ANSWER_FIELDS.filter((field) => (answers[field] ?? '').trim() === '');
}

/** Stores answers; the member is onboarded when all required answers are stored. */
export function saveAnswers(member: MockMember, answers: Partial<MockAnswers>, now: number): void {
  Object.assign(member.onboarding.answers, answers);
  member.onboarding.updatedAt = now;
  const isComplete = !blankFields(member.onboarding.answers).some(isRequired);
  if (isComplete) member.isOnboarded = true;
}
