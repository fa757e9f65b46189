/** The calls about passwords (core specification, section 7; credits specification, section 7). */
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { PasswordRefusedError } from './password-failure';
import type { ChangePasswordValues, NewPasswordValues, ResetLinkValues } from './password-rules';

/** What a form with a captcha sends besides its fields. */
interface Solved {
  /** The captcha's token. */
  captcha: string;
}

/**
 * The status says that a call succeeded, unless the body says otherwise.
 * @throws PasswordRefusedError for success false
 * @throws MalformedResponseError for a page, which only something before the server sends
 */
function accepted(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false) {
    throw new PasswordRefusedError(body);
  }
  if (typeof body === 'string' && body.trimStart().startsWith('<')) {
    throw new MalformedResponseError('A password call was answered with a page.');
  }
  return body;
}

/**
 * `POST /auth/resetLink`, outside the refresh queue.
 * @returns the server's message, `null` without one
 * @throws HttpError, NetworkError, PasswordRefusedError, MalformedResponseError: see
 *   password-failure.ts
 */
export async function requestResetLink(values: ResetLinkValues & Solved): Promise<string | null> {
  const body = await request(endpoints.resetLink, { method: 'POST', body: values, exempt: true });
  return serverMessage(accepted(body));
}

/**
 * `POST /auth/resetPassword/{token}`, outside the refresh queue.
 * @param token of the mailed link
 * @throws as `requestResetLink`
 */
export async function resetPassword(
  token: string,
  values: NewPasswordValues & Solved,
): Promise<void> {
  const path = endpoints.resetPassword(token);
  accepted(await request(path, { method: 'POST', body: values, exempt: true }));
}

/**
 * `PUT /auth/changePassword`, through the refresh queue: a 401 may be the session's or the current
 * password's, and one that remains after the renewal is the password's.
 * @throws as `requestResetLink`, and RefreshRejectedError when the session has ended
 */
export async function changePassword(values: ChangePasswordValues): Promise<void> {
  accepted(await request(endpoints.changePassword, { method: 'PUT', body: values }));
}
