import type { FirstRunStatus } from './schema';

/** What the first run asks of a member, one dialog at a time. */
export type FirstRunStep = 'questionnaire' | 'trial';

/**
 * What opens next on home and explore (credits specification, section 4).
 * @param status `null` when the check failed: then the questionnaire opens, and no trial form,
 *   because nobody knows whether payment details are missing
 * @param closed what the member has closed or completed since the page was loaded
 */
export function firstRunStep(
  status: FirstRunStatus | null,
  closed: readonly FirstRunStep[],
): FirstRunStep | null {
  const wantsAnswers = status === null || !status.isOnboarded;
  if (wantsAnswers && !closed.includes('questionnaire')) return 'questionnaire';
  const wantsPayment = status?.paymentDetailsCollected === false;
  return wantsPayment && !closed.includes('trial') ? 'trial' : null;
}
