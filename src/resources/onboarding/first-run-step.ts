import type { FirstRunStatus } from './schema';

/** The dialogs of the first run. */
export type FirstRunStep = 'questionnaire' | 'trial';

/**
 * The dialog that opens next on home and explore (docs/product/onboarding.md#first-run).
 * @param status `null` when the request failed: then the questionnaire opens and no trial form
 * @param closed the dialogs that the member has closed or completed since the page was loaded
 * @param isInterrupted whether the questionnaire was open when the session expired
 */
export function firstRunStep(
  status: FirstRunStatus | null,
  closed: readonly FirstRunStep[],
  isInterrupted = false,
): FirstRunStep | null {
  const needsQuestionnaire = isInterrupted || status === null || !status.isOnboarded;
  if (needsQuestionnaire && !closed.includes('questionnaire')) return 'questionnaire';
  const needsTrialForm = status?.paymentDetailsCollected === false;
  return needsTrialForm && !closed.includes('trial') ? 'trial' : null;
}
