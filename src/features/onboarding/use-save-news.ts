import { useEffect, useState } from 'react';
import type { MutationStatus } from '@tanstack/react-query';

/** What the questionnaire says about its last save. */
export type SaveNews = 'none' | 'saving' | 'slow' | 'saved' | 'failed';

/** How long Saving changes... shows, in milliseconds (credits specification, section 9). */
const SAVING_MS = 1000;

const AFTERWARDS: Record<MutationStatus, SaveNews> = {
  idle: 'none',
  pending: 'slow',
  success: 'saved',
  error: 'failed',
};

/**
 * Tells of a save for one second that it is under way, however fast it was, and then how it went.
 * @param submittedAt epoch milliseconds of the latest save; 0 before the first
 */
export function useSaveNews(status: MutationStatus, submittedAt: number): SaveNews {
  const [told, setTold] = useState(0);

  useEffect(() => {
    if (submittedAt === 0) return;
    const timer = setTimeout(() => setTold(submittedAt), SAVING_MS);
    return () => clearTimeout(timer);
  }, [submittedAt]);

  return status === 'idle' || told === submittedAt ? AFTERWARDS[status] : 'saving';
}
