import {
  ANSWER_FIELDS,
  countAnswered,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { showToast } from '@/ui/feedback/toast';

/**
 * In milliseconds. The toast may disappear, because the generated profile has a Generate button
 * too.
 */
const DURATION_MS = 8000;

/**
 * Shows how many answers Complete or Update has saved, and offers a generation if all questions are
 * answered (docs/product/onboarding.md#saving).
 */
export function showAnswersSaved(answers: Answers, onGenerate: () => void): void {
  const total = ANSWER_FIELDS.length;
  const count = countAnswered(answers);
  if (count < total) {
    showToast('success', `${count} of ${total} answers saved.`);
    return;
  }
  showToast('success', `${total} answers saved.`, {
    id: 'answers-saved',
    duration: DURATION_MS,
    action: { label: 'Generate your business profile', onPress: onGenerate },
  });
}

/** Reports a save that failed after its dialog was closed; one toast for several saves. */
export function showNotSaved(): void {
  showToast('error', 'Your answers were not saved. They are kept in this tab.', {
    id: 'answers-not-saved',
  });
}
