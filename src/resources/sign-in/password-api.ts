/** The requests about passwords (docs/product/sign-in.md). */
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import type { ResetLinkValues } from './sign-in-rules';
import type { ChangePasswordValues, NewPasswordValues } from './password-rules';

/** The values of a form with the token of its captcha. */
type WithCaptcha<Values> = Values & { captcha: string };

/**
 * `POST /auth/resetLink`, outside the refresh queue.
 * @returns the server's message, `null` without one
 * @throws HttpError, NetworkError, RejectedError, MalformedResponseError: see password-failure.ts
 */
export async function requestResetLink(
  values: WithCaptcha<ResetLinkValues>,
): Promise<string | null> {
  const body = await request(endpoints.resetLink, {
    method: 'POST',
    body: values,
    session: 'none',
  });
  return serverMessage(body);
}

/**
 * `POST /auth/resetPassword/{token}`, outside the refresh queue.
 * @param token the token of the mailed link
 * @throws as `requestResetLink`
 */
export async function resetPassword(
  token: string,
  values: WithCaptcha<NewPasswordValues>,
): Promise<void> {
  const path = endpoints.resetPassword(token);
  await request(path, { method: 'POST', body: values, session: 'none' });
}

/**
 * `PUT /auth/changePassword`, through the refresh queue: a 401 means an expired session or a wrong
 * current password, and after a successful refresh only the latter.
 * @throws as `requestResetLink`, and RefreshRejectedError when the session has ended
 */
export async function changePassword(values: ChangePasswordValues): Promise<void> {
  await request(endpoints.changePassword, { method: 'PUT', body: values });
}
