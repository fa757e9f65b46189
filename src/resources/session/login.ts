import * as endpoints from '@/config/endpoints';
import { dropEarlyResponses } from '@/http/early-responses';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { discardRefresh } from '@/http/session-hooks';
import { verifyToken } from './api';
import { LoginRefusedError } from './login-failure';
import { readUser, type User } from './schema';
import { beforeLogin, signedIn } from './session';

export interface Credentials {
  email: string;
  password: string;
  /** The captcha's token. */
  captcha: string;
}

/**
 * Signs a member in: `POST /auth/login`, outside the refresh queue, because a wrong password is no
 * expired session.
 * @throws LoginRefusedError when the answer says that it did not succeed
 * @throws HttpError, NetworkError, MalformedResponseError: see login-failure.ts
 */
export async function login(credentials: Credentials): Promise<User> {
  beforeLogin();
  const body = await request(endpoints.login, {
    method: 'POST',
    body: credentials,
    exempt: true,
  });
  const succeeded =
    typeof body === 'object' && body !== null && Reflect.get(body, 'success') !== false;
  if (!succeeded) throw new LoginRefusedError(serverMessage(body));

  // What was asked before, a renewal included, was asked for somebody else.
  dropEarlyResponses();
  discardRefresh(new Error('Somebody has signed in.'));
  const user = readUser(body) ?? (await verifyToken().catch(unusable));
  if (!user) throw new MalformedResponseError('login succeeded without a user.');
  signedIn(user);
  return user;
}

/** The password was right: a check that fails afterwards must not read as a wrong one. */
function unusable(cause: unknown): never {
  throw new MalformedResponseError('login succeeded without a user.', { cause });
}
