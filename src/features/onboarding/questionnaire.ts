import type { AnswerField } from '@/resources/onboarding/fields';
import { deferredDialog, type DialogControl } from '@/ui/deferred-dialog';

export interface QuestionnaireProps extends DialogControl {
  /** Names the last step's button: Complete on the first run, Update later. */
  mode: 'first-run' | 'editing';
  /** Opens at this question instead of at the first step. */
  startAt?: AnswerField | undefined;
  /** The last step has been saved; the dialog closes after it. */
  onFinished?: (() => void) | undefined;
}

/** The questionnaire, which the first run and the profile open. */
export const questionnaireDialog = deferredDialog<QuestionnaireProps>(
  async () => (await import('./questionnaire-dialog')).QuestionnaireDialog,
);
