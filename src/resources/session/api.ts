import { endpoints } from '@/config/endpoints';
import { MalformedAnswerError } from '@/http/http-error';
import { request } from '@/http/request';
import { readUser, type User } from './schema';

/**
 * `GET /auth/verifytoken`: whom the cookies belong to; `null` for nobody.
 * @throws MalformedAnswerError when the answer is no JSON at all (a proxy's error page)
 */
export async function verifyToken(): Promise<User | null> {
  const body = await request(endpoints.verifyToken);
  if (typeof body === 'string') throw new MalformedAnswerError('verifytoken answered with text.');
  return readUser(body);
}

/**
 * `GET /user`: the signed-in member afresh.
 * @throws MalformedAnswerError when the answer holds no user
 */
export async function fetchUser(signal?: AbortSignal): Promise<User> {
  const user = readUser(await request(endpoints.user, signal ? { signal } : {}));
  if (!user) throw new MalformedAnswerError('user answered without a user.');
  return user;
}

export interface Credentials {
  email: string;
  password: string;
  /** The captcha's token. */
  captcha: string;
}

/** `POST /auth/login`, outside the refresh queue: a wrong password is no expired session. */
export function postLogin(credentials: Credentials): Promise<unknown> {
  return request(endpoints.login, { method: 'POST', body: credentials, exempt: true });
}

/** `POST /auth/logout`, never retried (core specification, section 4). */
export async function postLogout(): Promise<void> {
  await request(endpoints.logout, { method: 'POST', exempt: true });
}
