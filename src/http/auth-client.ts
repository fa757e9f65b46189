import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { createClient, toFailure } from './axios-failure';
import { HttpError, RefreshRefusedError } from './http-error';

/** Long enough for a slow train, short enough that the requests waiting for it don't look dead. */
const REFRESH_TIMEOUT_MS = 15_000;

/**
 * Renews the session on the auth host. The client has no interceptor, so its own 401 can't ask
 * for another renewal.
 * @throws RefreshRefusedError when the server answers with anything but success
 * @throws NetworkError when no answer comes
 * @throws the abort error when `signal` calls it off: its cookies must not arrive after a logout
 */
export async function renewSession(signal: AbortSignal): Promise<void> {
  const client = createClient({ baseURL: env().authApiUrl, timeout: REFRESH_TIMEOUT_MS });
  try {
    await client.get(endpoints.refresh, { signal });
  } catch (error) {
    const failure = toFailure(error);
    throw failure instanceof HttpError ? new RefreshRefusedError(failure.status) : failure;
  }
}
