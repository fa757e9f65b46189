import * as endpoints from '@/config/endpoints';
import { readUser } from '@/resources/session/schema';
import type { ShellShape } from './shell';

/** A request without a response counts as failed after this long; the application then sends its own. */
const TIMEOUT_MS = 15_000;

/**
 * Sends the requests that the first screen waits for, before the application's code has arrived:
 * who is signed in, the catalogue where that is the page, and for a member what the navigation bar
 * shows. `takeEarlyAnswer` of src/http/early-answers.ts hands each response to its first caller.
 * @param apiUrl base of the portal API, without a trailing slash
 * @param shape the shell of the page; `null` for a public page
 */
export function sendEarlyRequests(apiUrl: string, shape: ShellShape | null): void {
  const answers: Record<string, Promise<Response>> = {};
  window.earlyAnswers = answers;

  function send(path: string): Promise<Response> {
    const answer = fetch(apiUrl + path, {
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Without a caller so far, a failure would be reported as unhandled.
    answer.catch(() => undefined);
    answers[path] = answer;
    return answer;
  }

  async function sendForMember(): Promise<void> {
    const answer = await send(endpoints.verifyToken);
    if (shape === null || !answer.ok) return;
    const body: unknown = await answer.clone().json();
    if (!readUser(body)) return;
    void send(endpoints.balance);
    void send(endpoints.creditPurchaseStatus);
  }

  if (shape === 'catalogue') void send(endpoints.tools);
  sendForMember().catch(() => undefined);
}
