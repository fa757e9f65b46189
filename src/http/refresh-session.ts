import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { isRecord } from '@/lib/parse/guards';
import { convertAxiosError, createAxiosClient } from './axios-client';
import { HttpError, RefreshRejectedError } from './http-error';
import { parseBody } from './parse-response';

/** Less than the timeout of the requests that wait for the refresh. */
const REFRESH_TIMEOUT_MS = 15_000;
const CHECK_TIMEOUT_MS = 5000;
/** A tab that holds the lock longer is suspended. */
const LOCK_TIMEOUT_MS = REFRESH_TIMEOUT_MS + CHECK_TIMEOUT_MS;

/**
 * Refreshes the session in one tab at a time, by a Web Lock
 * (docs/decisions/session.md#several-tabs). A tab that has waited for another one refreshes only if
 * its cookies are not valid by then.
 * @param signal aborts the requests, so that no cookies are set after a logout
 * @throws RefreshRejectedError for an error response, even a `success: false` with status 200
 * @throws NetworkError without a response, and the abort error
 */
export async function refreshSession(signal: AbortSignal): Promise<void> {
  const started: { refresh?: Promise<void> } = {};
  try {
    // The lock is null while another tab holds it.
    await navigator.locks.request('refresh', { ifAvailable: true }, (lock) => {
      if (lock) started.refresh = sendRefresh(signal);
      return started.refresh;
    });
    if (!started.refresh) {
      const limit = AbortSignal.timeout(LOCK_TIMEOUT_MS);
      await navigator.locks.request('refresh', { signal: limit }, () => {
        started.refresh = refreshIfNeeded(signal);
        return started.refresh;
      });
    }
  } catch {
    // The browser has no locks or blocks them, another tab holds the lock too long, or the refresh
    // has failed.
  }
  await (started.refresh ?? sendRefresh(signal));
}

async function refreshIfNeeded(signal: AbortSignal): Promise<void> {
  if (await isSessionValid(signal)) return;
  await sendRefresh(signal);
}

/**
 * Whether the server accepts the cookies. Like the refresh, the client has no interceptor, so a 401
 * starts no refresh.
 */
async function isSessionValid(signal: AbortSignal): Promise<boolean> {
  const client = createAxiosClient({ baseURL: env().apiUrl, timeout: CHECK_TIMEOUT_MS });
  return client.get(endpoints.verifyToken, { signal }).then(
    () => true,
    () => false,
  );
}

async function sendRefresh(signal: AbortSignal): Promise<void> {
  const client = createAxiosClient({ baseURL: env().authApiUrl, timeout: REFRESH_TIMEOUT_MS });
  try {
    const { status, data } = await client.get<string>(endpoints.refresh, { signal });
    const body = parseBody(data);
    if (isRecord(body) && body['success'] === false) throw new RefreshRejectedError(status);
  } catch (error) {
    const converted = await convertAxiosError(error);
    throw converted instanceof HttpError ? new RefreshRejectedError(converted.status) : converted;
  }
}
