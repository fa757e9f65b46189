/** The lazy-loaded dialogs of the onboarding. */
import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { BusinessProfileDialogProps } from './business-profile-dialog';
import type { QuestionnaireProps } from './questionnaire/questionnaire-dialog';

/** The questionnaire, opened by the first run and the profile page. */
export const LazyQuestionnaire = lazyDialog<QuestionnaireProps>(
  async () => (await import('./questionnaire/questionnaire-dialog')).QuestionnaireDialog,
  { size: 'wizard' },
);

/** Generate Your Business Profile, opened by the profile page and the questionnaire. */
export const LazyBusinessProfile = lazyDialog<BusinessProfileDialogProps>(
  async () => (await import('./business-profile-dialog')).BusinessProfileDialog,
  { size: 'upload' },
);
