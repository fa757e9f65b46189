/**
 * Responses to the requests that src/inline sends before the application's code is loaded
 * (docs/decisions/start-up.md). Each one is used by the first request for its path.
 */

declare global {
  interface Window {
    /** Promised responses by path below the API base; set by src/inline. */
    earlyResponses?: Record<string, Promise<EarlyResponse>>;
  }
}

/**
 * A response and its body. `src/inline` reads the body while the code downloads; reading it when it is
 * used would delay the first render by a task for each response.
 */
export interface EarlyResponse {
  response: Response;
  text: string;
}

/** Removes and returns the early response for a path; `null` without one, and if it failed. */
export async function takeEarlyResponse(path: string): Promise<EarlyResponse | null> {
  const promised = window.earlyResponses?.[path];
  if (!promised) return null;
  delete window.earlyResponses?.[path];
  return promised.catch(() => null);
}

/** Removes all early responses: called when another member, or none, is signed in or known. */
export function dropEarlyResponses(): void {
  delete window.earlyResponses;
}
