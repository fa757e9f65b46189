/**
 * The client of the portal API, whose interceptors pass a 401 to the refresh queue and replay the
 * request once. It and refresh-session.ts are in the chunk `controls`, which every page loads: a
 * deployment may remove a chunk that is loaded only at the first 401.
 */
import { AxiosError, type AxiosInstance } from 'axios';
import { env } from '@/config/env';
import { convertAxiosError, createAxiosClient, toHttpError } from './axios-client';
import type { InlineResponse } from './inline-responses';
import { isUnauthorized } from './http-error';
import { parseBody } from './parse-response';
import { createRefreshQueue, type RequestStamp } from './refresh-queue';
import { refreshSession } from './refresh-session';
import type { RequestOptions } from './request';
import { sessionHooks, type SessionUse } from './session-hooks';

declare module 'axios' {
  interface AxiosRequestConfig {
    session?: SessionUse;
    /** Set on the replay after a refresh, whose 401 is not handled again. */
    replayed?: boolean;
    stamp?: RequestStamp;
  }
}

const REQUEST_TIMEOUT_MS = 30_000;

/** The refresh queue of this tab. */
const refreshQueue = createRefreshQueue({
  refresh: refreshSession,
  mayRefresh: () => sessionHooks().mayRefresh(),
  onRefreshing: (refreshing) => sessionHooks().onRefreshing(refreshing),
  onRefreshRejected: (error) => {
    console.warn(error.message);
    sessionHooks().onExpired();
  },
  sessionSignal: () => sessionHooks().sessionSignal(),
});

function createPortalClient() {
  const client = createAxiosClient({
    baseURL: env().apiUrl,
    timeout: REQUEST_TIMEOUT_MS,
    // axios encodes a space as +, which is a plus for servers that decode URLs and not forms.
    paramsSerializer: { encode: encodeURIComponent },
  });

  client.interceptors.request.use(async (config) => {
    if (config.session !== 'none') config.stamp = await refreshQueue.waitForRefresh();
    return config;
  });

  client.interceptors.response.use(undefined, async (error: unknown) => {
    const converted = await convertAxiosError(error);
    const config = error instanceof AxiosError ? error.config : undefined;
    if (config?.stamp === undefined || !isUnauthorized(converted)) throw converted;
    if (config.replayed) {
      if (config.responseType === 'stream') sessionHooks().onExpired();
      throw converted;
    }
    await refreshQueue.refreshAfter401(config.stamp, converted);
    return client.request({ ...config, replayed: true });
  });

  return client;
}

let client: AxiosInstance | null = null;

/** The client of this tab, created at the first request. */
function portalClient(): AxiosInstance {
  return (client ??= createPortalClient());
}

/**
 * Sends a request and resolves to its parsed body.
 * @param inline an error response that src/inline has already received for this request; after a
 *   401 the request is sent again
 * @throws HttpError, NetworkError, or the error of axios for an aborted request
 */
export async function send(
  path: string,
  options: RequestOptions,
  inline: InlineResponse | null,
): Promise<unknown> {
  if (inline) {
    const { response, text } = inline;
    const error = toHttpError(response, text, response.headers.get('retry-after'));
    if (error.status !== 401) throw error;
    await refreshQueue.refreshAfter401(0, error);
  }
  const { method = 'GET', query, body, signal, session, timeoutMs, onUploadProgress } = options;
  const response = await portalClient().request<string>({
    url: path,
    method,
    params: query,
    data: body,
    ...(signal && { signal }),
    ...(session && { session }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(onUploadProgress && {
      onUploadProgress: ({ progress = 0 }: { progress?: number | undefined }) =>
        onUploadProgress(progress),
    }),
    ...(inline && { replayed: true }),
  });
  return parseBody(response.data);
}

/**
 * Sends a POST whose response is read while it is received; `null` without a body. There is no
 * timeout, because it would also end a long response.
 * A 401 of the replay after a refresh ends the session.
 * @throws as `send`
 */
export async function openStream(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const response = await portalClient().post<ReadableStream<Uint8Array> | null>(path, body, {
    // The default adapter, XMLHttpRequest, does not stream.
    adapter: 'fetch',
    responseType: 'stream',
    timeout: 0,
    signal,
    // Not axios's own, which needs the permission of another origin.
    headers: { 'User-Agent': false },
  });
  return response.data;
}
