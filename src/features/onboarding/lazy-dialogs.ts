/** The dialogs of the onboarding; their code is loaded when they open, or when the page is idle. */
import { lazyDialog, type DialogControl } from '@/ui/lazy-dialog';
import type { BusinessProfileDialogProps } from './business-profile-dialog';
import type { QuestionnaireProps } from './questionnaire-dialog';

/** The questionnaire, which the first run and the profile open. */
export const LazyQuestionnaire = lazyDialog<QuestionnaireProps>(
  async () => (await import('./questionnaire-dialog')).QuestionnaireDialog,
  { size: 'wizard' },
);

/** Generate Your Business Profile, which the profile opens. */
export const LazyBusinessProfile = lazyDialog<BusinessProfileDialogProps>(
  async () => (await import('./business-profile-dialog')).BusinessProfileDialog,
  { size: 'upload' },
);

/** Complete Your Setup, the embedded form that activates the free trial. */
export const LazyTrial = lazyDialog<DialogControl>(
  async () => (await import('./trial-dialog')).TrialDialog,
  { size: 'upload' },
);
