/**
 * The HTTP clients, which are axios: that of the portal API with the 401 refresh queue, and that of
 * the refresh itself. Both are in the member chunk: one that is loaded at the first 401 may have been
 * removed by a deployment.
 */
import axios, { AxiosError, isAxiosError, isCancel } from 'axios';
import type { AxiosInstance, CreateAxiosDefaults } from 'axios';
import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { isRecord } from '@/lib/parse/guards';
import type { EarlyResponse } from './early-responses';
import { HttpError, isUnauthorized, NetworkError, RefreshRejectedError } from './http-error';
import { parseBody } from './parse-response';
import { createRefreshQueue, type RequestStamp } from './refresh-queue';
import type { RequestOptions } from './request';
import { sessionHooks, type IdentityCheck } from './session-hooks';
import { refreshOnceAmongTabs } from './shared-refresh';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A 401 is not passed to the refresh queue. */
    exempt?: boolean;
    /** Checked again after a refresh. */
    identity?: IdentityCheck;
    /** Set on the replay after a refresh, whose 401 is not handled again. */
    replayed?: boolean;
    stamp?: RequestStamp;
  }
}

const REQUEST_TIMEOUT_MS = 30_000;
/** Shorter than the timeout of the requests that wait for the refresh. */
const REFRESH_TIMEOUT_MS = 15_000;

/** Creates an axios client that sends cookies and does not parse the bodies of responses. */
export function createAxiosClient(defaults: CreateAxiosDefaults): AxiosInstance {
  return axios.create({
    withCredentials: true,
    responseType: 'text',
    transitional: { clarifyTimeoutError: true },
    transformResponse: [],
    ...defaults,
  });
}

/** Converts an axios error to a class of http-error.ts; a cancellation is returned unchanged. */
async function convertAxiosError(error: unknown): Promise<unknown> {
  if (!isAxiosError<string | ReadableStream | null>(error) || isCancel(error)) return error;
  const { response } = error;
  if (!response) return new NetworkError(error.message, { cause: error });
  const retryAfter: unknown = response.headers['retry-after'];
  const text = await new Response(response.data).text().catch(() => '');
  return new HttpError(
    response.status,
    response.statusText,
    parseBody(text),
    typeof retryAfter === 'string' ? retryAfter : null,
    text,
  );
}

/** The error of an error response to a request of src/early. */
function toHttpError({ status, statusText, headers }: Response, text: string): HttpError {
  return new HttpError(status, statusText, parseBody(text), headers.get('retry-after'), text);
}

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

/** The refresh queue of this tab. */
const refreshQueue = createRefreshQueue({
  refresh: (since, signal) => refreshOnceAmongTabs(since, signal, () => refreshSession(signal)),
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
    if (config.exempt) return config;
    const isAfterRefresh = config.replayed || refreshQueue.isRefreshing();
    await refreshQueue.waitForRefresh();
    // The refreshed cookies may be those of another member.
    if (isAfterRefresh && config.identity === 'fresh') await sessionHooks().beforeRequest('fresh');
    config.stamp = await refreshQueue.waitForRefresh();
    return config;
  });

  client.interceptors.response.use(undefined, async (error: unknown) => {
    const converted = await convertAxiosError(error);
    const config = error instanceof AxiosError ? error.config : undefined;
    if (!config?.stamp || !isUnauthorized(converted)) throw converted;
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
 * @param early an error response that src/early has already received for this request; after a 401
 *   the request is sent again
 * @throws HttpError, NetworkError, or the error of axios for an aborted request
 */
export async function send(
  path: string,
  options: RequestOptions,
  early: EarlyResponse | null,
): Promise<unknown> {
  if (early) {
    const error = toHttpError(early.response, early.text);
    if (error.status !== 401) throw error;
    const stamp = refreshQueue.stampEarlyRequest(performance.timeOrigin);
    await refreshQueue.refreshAfter401(stamp, error);
  }
  const {
    method = 'GET',
    query,
    body,
    signal,
    exempt,
    identity,
    timeoutMs,
    onUploadProgress,
  } = options;
  const response = await portalClient().request<string>({
    url: path,
    method,
    params: query,
    data: body,
    ...(signal && { signal }),
    ...(exempt && { exempt }),
    ...(identity && { identity }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(onUploadProgress && {
      onUploadProgress: ({ progress = 0 }: { progress?: number | undefined }) =>
        onUploadProgress(progress),
    }),
    ...(early && { replayed: true }),
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
    identity: 'fresh',
    signal,
    // Not axios's own, which needs the permission of another origin.
    headers: { 'User-Agent': false },
  });
  return response.data;
}
