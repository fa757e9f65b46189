import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError, RejectedError } from '@/http/http-error';
import { request } from '@/http/request';
import { isRecord } from '@/lib/parse/guards';
import { verifyToken } from './api';
import { recordLogin } from './blocked-cookies';
import { isSameMember } from './identity-rules';
import { readUser, type User } from './schema';
import { abortExpiryLogout } from './logout';
import { endSession, startSession } from './session';

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
  abortExpiryLogout();
  const body = await request(endpoints.login, {
    schema: v.unknown(),
    method: 'POST',
    body: credentials,
    session: 'none',
  });
  if (!isRecord(body) || body['success'] === false) throw new RejectedError(body);

  // The cookies are now those of the member who has signed in.
  endSession('replaced');
  const user = await completeUser(readUser(body));
  if (!user) throw new MalformedResponseError('login succeeded without a user.');
  startSession(user);
  recordLogin();
  return user;
}

/**
 * The user of a login response, from a session check if the response has none or no id, without
 * which the member's stored data is not found.
 */
async function completeUser(user: User | null): Promise<User | null> {
  if (user && user.id !== '') return user;
  // The password was accepted, so a failed check must not show the message for a wrong one.
  const checked = await verifyToken().catch(() => null);
  return checked && (!user || isSameMember(user, checked)) ? checked : user;
}
