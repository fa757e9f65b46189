/**
 * Answers to requests that src/early sent before this code had arrived
 * (docs/decisions/first-screen.md). Each is taken once, by the first call for its path.
 */

declare global {
  interface Window {
    /** Promised answers by path below the API base; filled by index.html. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** An answer that has arrived whole. */
export interface EarlyAnswer {
  response: Response;
  text: string;
}

/** The promised answer for a path, or `null`; one that never came or broke off counts as none. */
export async function takeEarlyAnswer(path: string): Promise<EarlyAnswer | null> {
  const promised = window.earlyAnswers?.[path];
  if (!promised) return null;
  delete window.earlyAnswers?.[path];
  try {
    const response = await promised;
    return { response, text: await response.text() };
  } catch {
    return null;
  }
}

/** Forgets what was asked for another member, or for none: called when the member changes. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
