import type { FirstRunStatus } from './schema';

/** The dialogs of the first run. */
export type FirstRunStep = 'questionnaire' | 'trial';

/**
 * The dialog that opens next on home and explore (docs/product/onboarding.md#first-run).
 * @param status `null` when the request failed: then the questionnaire opens and no trial form
 * @param shown the dialogs that have been open since the page was loaded
 */
export function firstRunStep(
  status: FirstRunStatus | null,
  shown: readonly FirstRunStep[],
): FirstRunStep | null {
  const needsQuestionnaire = status === null || !status.isOnboarded;
  if (needsQuestionnaire && !shown.includes('questionnaire')) return 'questionnaire';
  const needsTrialForm = status?.paymentDetailsCollected === false;
  return needsTrialForm && !shown.includes('trial') ? 'trial' : null;
}
