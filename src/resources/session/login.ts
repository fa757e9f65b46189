import * as endpoints from '@/config/endpoints';
import { MalformedResponseError, RejectedError } from '@/http/http-error';
import { request } from '@/http/request';
import { verifyToken } from './api';
import { readUser, type User } from './schema';
import { cancelExpiryLogouts } from './logout';
import { endSession } from './session';
import { startMemberSession } from './start-session';

export interface Credentials {
  email: string;
  password: string;
  /** The captcha's token. */
  captcha: string;
}

/**
 * `POST /auth/login` (docs/product/sign-in.md#login), outside the refresh queue, because its 401
 * means a wrong password.
 * @throws RejectedError for `success: false`, and for a body that is not an object
 * @throws HttpError, NetworkError, MalformedResponseError: see login-failure.ts
 */
export async function login(credentials: Credentials): Promise<User> {
  cancelExpiryLogouts();
  const body = await request(endpoints.login, {
    method: 'POST',
    body: credentials,
    exempt: true,
  });
  const succeeded =
    typeof body === 'object' && body !== null && Reflect.get(body, 'success') !== false;
  if (!succeeded) throw new RejectedError(body);

  // The cookies are now those of the member who has signed in.
  endSession('replaced');
  // The password was accepted, so a failed check must not show the message for a wrong one.
  const user = readUser(body) ?? (await verifyToken().catch(() => null));
  if (!user) throw new MalformedResponseError('login succeeded without a user.');
  startMemberSession(user);
  return user;
}
