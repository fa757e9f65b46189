/**
 * Answers to requests that the inline script of index.html sent before this code had arrived
 * (docs/decisions/first-screen.md). Each is taken once, by the first call for its path.
 */
import type { Ticket } from './refresh-queue';

declare global {
  interface Window {
    /** Promised answers by path below the API base; filled by index.html. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** Early requests left before any renewal, so a 401 among them asks for a replay at most. */
export const earlyTicket: Ticket = { sentAt: performance.timeOrigin, generation: 0 };

/** The promised answer for a path, or `null`; a request that got no answer counts as none. */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const answer = window.earlyAnswers?.[path];
  if (!answer) return null;
  delete window.earlyAnswers?.[path];
  return answer.catch(() => null);
}

/** Forgets what was asked for another member, or for none: called when the member changes. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
