import * as endpoints from '@/config/endpoints';
import type { EarlyResponse } from '@/http/early-responses';
import { hasUser } from '@/resources/session/user-body';
import type { ShellShape } from '@/config/routes';

/** The timeout of an early request, after which the application sends its own. */
const TIMEOUT_MS = 15_000;

/** The pages on which the first run opens for a new member. */
const FIRST_RUN_PAGES: readonly ShellShape[] = ['home', 'catalogue'];

/**
 * Sends the requests that the first screen waits for, before the application's code is loaded:
 * the session check, the catalogue on its page, and what every page requests for a member.
 * `takeEarlyResponse` of src/http/early-responses.ts returns each response to its first caller.
 * @param apiUrl base of the portal API, without a trailing slash
 * @param shape the shell of the page; `null` for a public page
 */
export function sendEarlyRequests(apiUrl: string, shape: ShellShape | null): void {
  const responses: Record<string, Promise<EarlyResponse>> = {};
  window.earlyResponses = responses;

  async function send(path: string): Promise<EarlyResponse> {
    const response = await fetch(apiUrl + path, {
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, text: await response.text() };
  }
  function register(path: string, response: Promise<EarlyResponse>): Promise<EarlyResponse> {
    // No code handles the rejection yet, which would be reported as unhandled.
    response.catch(() => undefined);
    responses[path] = response;
    return response;
  }
  async function assertMember(check: Promise<EarlyResponse>): Promise<void> {
    const { response, text } = await check;
    const isMember = response.ok && hasUser(JSON.parse(text));
    if (!isMember) throw new Error('No member is signed in.');
  }

  if (shape === 'catalogue') void register(endpoints.tools, send(endpoints.tools));
  const check = register(endpoints.verifyToken, send(endpoints.verifyToken));
  if (shape === null) return;
  const member = assertMember(check);
  // Registered before they are sent, because the application would send its own otherwise.
  for (const path of [
    endpoints.balance,
    endpoints.creditPurchaseStatus,
    ...(FIRST_RUN_PAGES.includes(shape) ? [endpoints.userData] : []),
    endpoints.usageStatus,
  ]) {
    void register(
      path,
      member.then(() => send(path)),
    );
  }
}
