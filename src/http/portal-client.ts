/**
 * The axios client of the portal API with the interceptor of the 401 refresh queue. `request()`
 * imports it dynamically, so that the first screen does not wait for axios.
 */
import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { env } from '@/config/env';
import { createAxiosClient, convertAxiosError } from './axios-client';
import type { EarlyResponse } from './early-responses';
import { refreshQueue } from './portal-refresh-queue';
import { isUnauthorized } from './http-error';
import type { RequestStamp } from './refresh-queue';
import type { RequestOptions } from './request';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A 401 is not passed to the refresh queue. */
    exempt?: boolean;
    /** Set on the replay after a refresh, whose 401 is not handled again. */
    replayed?: boolean;
    stamp?: RequestStamp;
  }
}

const REQUEST_TIMEOUT_MS = 30_000;

function createPortalClient() {
  const client = createAxiosClient({
    baseURL: env().apiUrl,
    timeout: REQUEST_TIMEOUT_MS,
    // axios encodes a space as +, which is a plus for servers that decode URLs and not forms.
    paramsSerializer: { encode: encodeURIComponent },
  });

  client.interceptors.request.use(async (config) => {
    if (!config.exempt && !config.stamp) config.stamp = await refreshQueue.waitForRefresh();
    return config;
  });

  client.interceptors.response.use(undefined, async (error: unknown) => {
    const converted = convertAxiosError(error);
    const config = error instanceof AxiosError ? error.config : undefined;
    if (!config?.stamp || config.replayed || !isUnauthorized(converted)) throw converted;
    await refreshQueue.refreshAfter401(config.stamp, converted);
    const { stamp: _stamp, adapter: _earlyAdapter, ...replay } = config;
    return client.request({ ...replay, replayed: true });
  });

  return client;
}

let client: ReturnType<typeof createPortalClient> | null = null;

/** An adapter that returns an early response instead of sending the request. */
function earlyAdapter({ response, text }: EarlyResponse): AxiosAdapter {
  return async (config: InternalAxiosRequestConfig) => {
    const result = {
      data: text,
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(Object.fromEntries(response.headers)),
      config,
    };
    if (response.ok) return result;
    throw new AxiosError(
      `Request failed with status code ${response.status}`,
      undefined,
      config,
      null,
      result,
    );
  };
}

/**
 * Sends a request and resolves to its parsed body.
 * @param early an error response that src/early has already received for this request
 * @throws HttpError, NetworkError, or the error of axios for an aborted request
 */
export async function send(
  path: string,
  options: RequestOptions,
  early: EarlyResponse | null,
): Promise<unknown> {
  client ??= createPortalClient();
  const { method = 'GET', query, body, signal, exempt, timeoutMs, onUploadProgress } = options;
  const response = await client.request<unknown>({
    url: path,
    method,
    params: query,
    data: body,
    ...(signal && { signal }),
    ...(exempt && { exempt }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(onUploadProgress && {
      onUploadProgress: ({ progress = 0 }: { progress?: number | undefined }) =>
        onUploadProgress(progress),
    }),
    ...(early && {
      adapter: earlyAdapter(early),
      stamp: refreshQueue.stampEarlyRequest(performance.timeOrigin),
    }),
  });
  return response.data;
}
