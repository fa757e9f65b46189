/**
 * The axios client of the portal API with the interceptor of the 401 refresh queue. Loaded by
 * `request()` when it is first needed: axios stays off the first screen's path.
 */
import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { env } from '@/config/env';
import { createClient, toFailure } from './axios-failure';
import type { EarlyAnswer } from './early-answers';
import { refreshQueue } from './gate';
import { isUnauthorized } from './http-error';
import type { Ticket } from './refresh-queue';
import type { RequestOptions } from './request';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Outside the refresh queue: a 401 is this call's own failure. */
    exempt?: boolean;
    /** Set on the one replay after a renewal. */
    replayed?: boolean;
    ticket?: Ticket;
  }
}

const REQUEST_TIMEOUT_MS = 30_000;

function createPortalClient() {
  const client = createClient({
    baseURL: env().apiUrl,
    timeout: REQUEST_TIMEOUT_MS,
    // A blank as %20: axios' own + is a plus to a server that decodes addresses and not forms.
    paramsSerializer: { encode: encodeURIComponent },
  });

  client.interceptors.request.use(async (config) => {
    if (!config.exempt && !config.ticket) config.ticket = await refreshQueue.enter();
    return config;
  });

  client.interceptors.response.use(undefined, async (error: unknown) => {
    const failure = toFailure(error);
    const config = error instanceof AxiosError ? error.config : undefined;
    if (!config?.ticket || config.replayed || !isUnauthorized(failure)) throw failure;
    await refreshQueue.recover(config.ticket, failure);
    const { ticket: _used, adapter: _early, ...again } = config;
    return client.request({ ...again, replayed: true });
  });

  return client;
}

let client: ReturnType<typeof createPortalClient> | null = null;

/** Answers a request with what index.html has already received, in place of the network. */
function earlyAdapter({ response, text }: EarlyAnswer): AxiosAdapter {
  return async (config: InternalAxiosRequestConfig) => {
    const answer = {
      data: text,
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(Object.fromEntries(response.headers)),
      config,
    };
    if (response.ok) return answer;
    throw new AxiosError(
      `Request failed with status code ${response.status}`,
      undefined,
      config,
      null,
      answer,
    );
  };
}

/**
 * Sends one call and resolves to its parsed body.
 * @param early a non-success answer that index.html has already received for this call
 * @throws HttpError, NetworkError, or axios' own error for an aborted call
 */
export async function send(
  path: string,
  options: RequestOptions,
  early: EarlyAnswer | null,
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
      ticket: refreshQueue.admit(performance.timeOrigin),
    }),
  });
  return response.data;
}
