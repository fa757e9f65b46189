import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { runWithLock } from '@/lib/browser/run-with-lock';
import { isRecord } from '@/lib/parse/guards';
import { convertAxiosError, createAxiosClient } from './axios-client';
import { HttpError, RefreshRejectedError } from './http-error';
import { parseBody } from './parse-response';

/** Together 20 s, the time limit of the lock, and less than the timeout of the requests that wait for the refresh. */
const CHECK_TIMEOUT_MS = 5000;
const REFRESH_TIMEOUT_MS = 15_000;

/**
 * Refreshes the session in one tab at a time (docs/decisions/session.md#several-tabs). A tab that has waited for
 * another one refreshes only if its cookies are not valid by then.
 * @param signal aborts the requests, so that no cookies are set after a logout
 * @throws RefreshRejectedError for an error response, also a `success: false` with status 200
 * @throws NetworkError without a response, and the abort error
 */
export async function refreshSession(signal: AbortSignal): Promise<void> {
  await runWithLock('refresh', async (hasWaited) => {
    if (hasWaited && (await isSessionValid(signal))) return;
    signal.throwIfAborted();
    await sendRefresh(signal);
  });
}

/** Whether the server accepts the cookies. Like the refresh, the client has no interceptor, so a 401 starts no refresh. */
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
