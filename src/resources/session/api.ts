import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { isUnauthorized, MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { foundBy } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { readUser, type User } from './schema';

/**
 * `GET /auth/verifytoken`: the member that the cookies belong to; `null` for a visitor, even after a 401.
 * @param timeoutMs milliseconds, 30,000 by default
 * @throws MalformedResponseError when the response has no user and does not state that there is
 *   none, such as a proxy's page
 */
export async function verifyToken(timeoutMs?: number): Promise<User | null> {
  const options = { schema: v.unknown(), timeoutMs };
  const body = await request(endpoints.verifyToken, options).catch((error: unknown) => {
    if (isUnauthorized(error)) return null;
    throw error;
  });
  const user = readUser(body);
  if (user || statesNoUser(body)) return user;
  throw new MalformedResponseError('verifytoken responded without a user.');
}

/** `null`, at the top level or as the user, or `success: false`. */
function statesNoUser(body: unknown): boolean {
  if (!isRecord(body)) return body === null;
  return body['success'] === false || [body['user'], body['data']].includes(null);
}

/**
 * `GET /user`: the signed-in member.
 * @throws MalformedResponseError when the response contains no user
 */
export function fetchUser(signal?: AbortSignal): Promise<User> {
  return request(endpoints.user, { schema: foundBy(readUser), signal });
}

/** Limits how long a logout waits for a server that does not respond. */
const LOGOUT_TIMEOUT_MS = 10_000;

/**
 * `POST /auth/logout`, never retried (docs/product/session.md#logout).
 * @throws HttpError, NetworkError, an abort error, and for a body that is no success RejectedError
 *   or MalformedResponseError
 */
export async function postLogout(signal?: AbortSignal): Promise<void> {
  await request(endpoints.logout, {
    method: 'POST',
    session: 'none',
    timeoutMs: LOGOUT_TIMEOUT_MS,
    signal,
  });
}
