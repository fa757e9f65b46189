import { useEffect, useState } from 'react';
import type { MutationStatus } from '@tanstack/react-query';

/** The visible status of the last save. */
export type SaveStatus = 'none' | 'saving' | 'slow' | 'saved' | 'failed';

/**
 * How long "Saving changes..." shows, in milliseconds (docs/product/onboarding.md#questionnaire).
 */
const SAVING_MS = 1000;

const STATUS_AFTER_DELAY: Record<MutationStatus, SaveStatus> = {
  idle: 'none',
  pending: 'slow',
  success: 'saved',
  error: 'failed',
};

/**
 * Returns `saving` for one second after each save, even a faster one, and then its result.
 * @param submittedAt epoch milliseconds of the latest save; 0 before the first
 */
export function useSaveStatus(status: MutationStatus, submittedAt: number): SaveStatus {
  const [shownFor, setShownFor] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setShownFor(submittedAt), SAVING_MS);
    return () => clearTimeout(timer);
  }, [submittedAt]);

  return shownFor === submittedAt ? STATUS_AFTER_DELAY[status] : 'saving';
}
