/**
 * Responses to the requests that src/inline sends before the application's code is loaded
 * (docs/decisions/start-up.md). Each one is used by the first request for its path.
 */

declare global {
  interface Window {
    /** Promised responses by path below the API base; set by src/inline. */
    inlineResponses?: Record<string, Promise<InlineResponse>>;
  }
}

/**
 * A response and its body. `src/inline` reads the body while the code downloads; reading it when it
 * is used would delay the first render by a task for each response.
 */
export interface InlineResponse {
  response: Response;
  text: string;
}

/** Removes and returns the inline response for a path; `null` without one, and if it failed. */
export async function takeInlineResponse(path: string): Promise<InlineResponse | null> {
  const promised = window.inlineResponses?.[path];
  if (!promised) return null;
  delete window.inlineResponses?.[path];
  return promised.catch(() => null);
}

/** Removes all inline responses: called when another member, or none, is signed in or known. */
export function dropInlineResponses(): void {
  delete window.inlineResponses;
}
