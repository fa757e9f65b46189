import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { isRecord } from '@/lib/parse/guards';
import { convertAxiosError, createAxiosClient } from './axios-client';
import { HttpError, RefreshRejectedError } from './http-error';
import { parseBody } from './parse-response';

/** Shorter than the timeout of the requests that wait for the refresh. */
const REFRESH_TIMEOUT_MS = 15_000;

/**
 * Refreshes the session on the auth host. The client has no interceptor, so a 401 of the refresh
 * cannot start another one.
 * @param signal aborts the request, so that its cookies are not set after a logout
 * @throws RefreshRejectedError for an error response, also a `success: false` with status 200
 * @throws NetworkError without a response, and the abort error
 */
export async function refreshSession(signal: AbortSignal): Promise<void> {
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
