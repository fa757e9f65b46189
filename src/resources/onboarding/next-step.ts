import { ANSWER_FIELDS, missingFields, STEPS } from './questionnaire/fields';
import { stepOf } from './questionnaire/steps';
import type { OnboardingRecord } from './schema';

/** What a member does next for the business profile (docs/product/navigation.md#home). */
export type NextStep =
  /** `stepTitle` is that of the first step with an unanswered field. */
  | { kind: 'answer'; answered: number; total: number; stepTitle: string }
  | { kind: 'generate'; total: number };

/** The next step after what is saved; `null` once there is a profile. */
export function nextStepOf({
  answers,
  profileData,
}: Pick<OnboardingRecord, 'answers' | 'profileData'>): NextStep | null {
  const total = ANSWER_FIELDS.length;
  if (profileData.trim() !== '') return null;
  const missing = missingFields(answers);
  const [field] = missing;
  if (field === undefined) return { kind: 'generate', total };
  const stepTitle = STEPS[stepOf(field)]?.title ?? '';
  return { kind: 'answer', answered: total - missing.length, total, stepTitle };
}
