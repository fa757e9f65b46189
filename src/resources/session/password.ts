/** The requests about passwords (docs/product/sign-in.md). */
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { PasswordRejectedError } from './password-failure';
import type { ChangePasswordValues, NewPasswordValues, ResetLinkValues } from './password-rules';

/** The field that a captcha adds to a form. */
interface CaptchaFields {
  /** The captcha's token. */
  captcha: string;
}

/**
 * Returns the body of a successful response.
 * @throws PasswordRejectedError for `success: false`
 * @throws MalformedResponseError for HTML, which only a proxy sends
 */
function requireAccepted(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false) {
    throw new PasswordRejectedError(body);
  }
  if (typeof body === 'string' && body.trimStart().startsWith('<')) {
    throw new MalformedResponseError('The response to a password request is HTML.');
  }
  return body;
}

/**
 * `POST /auth/resetLink`, outside the refresh queue.
 * @returns the server's message, `null` without one
 * @throws HttpError, NetworkError, PasswordRejectedError, MalformedResponseError: see
 *   password-failure.ts
 */
export async function requestResetLink(
  values: ResetLinkValues & CaptchaFields,
): Promise<string | null> {
  const body = await request(endpoints.resetLink, { method: 'POST', body: values, exempt: true });
  return serverMessage(requireAccepted(body));
}

/**
 * `POST /auth/resetPassword/{token}`, outside the refresh queue.
 * @param token the token of the mailed link
 * @throws as `requestResetLink`
 */
export async function resetPassword(
  token: string,
  values: NewPasswordValues & CaptchaFields,
): Promise<void> {
  const path = endpoints.resetPassword(token);
  requireAccepted(await request(path, { method: 'POST', body: values, exempt: true }));
}

/**
 * `PUT /auth/changePassword`, through the refresh queue: a 401 means an expired session or a wrong
 * current password, and after a successful refresh only the latter.
 * @throws as `requestResetLink`, and RefreshRejectedError when the session has ended
 */
export async function changePassword(values: ChangePasswordValues): Promise<void> {
  requireAccepted(await request(endpoints.changePassword, { method: 'PUT', body: values }));
}
