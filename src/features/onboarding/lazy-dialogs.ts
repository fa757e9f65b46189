/** The lazy-loaded dialogs of the onboarding. */
import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { DocumentsDialogProps } from './documents/documents-dialog';
import type { QuestionnaireProps } from './questionnaire/questionnaire-dialog';

/** The questionnaire, opened by the first run and the profile page. */
export const LazyQuestionnaire = lazyDialog<QuestionnaireProps>(
  async () => (await import('./questionnaire/questionnaire-dialog')).QuestionnaireDialog,
  { size: 'wizard' },
);

/** Generate Your Business Profile, opened by the profile page and the questionnaire. */
export const LazyDocuments = lazyDialog<DocumentsDialogProps>(
  async () => (await import('./documents/documents-dialog')).DocumentsDialog,
  { size: 'upload' },
);
