import type * as v from 'valibot';
import { takeInlineResponse } from './inline-responses';
import { NetworkError } from './http-error';
import { acceptBody, parseBody, parseResponse } from './parse-response';
import { runInSession } from './run-in-session';
import { sessionHooks, type SessionUse } from './session-hooks';

/** In the chunk `controls`, which every page loads. */
let client: typeof import('./portal-client') | undefined;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON, or as multipart when it is form data. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** `required` by default. */
  session?: SessionUse;
  /** Timeout in milliseconds; 0 for none, 30,000 by default. */
  timeoutMs?: number | undefined;
  /** Receives the fraction of the body that has been sent, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/**
 * Sends a request to the portal API with cookies. The body is sent as JSON unless it is form data;
 * the refresh queue handles a 401. It ends with the session in which it starts, unless `session` is
 * `none`.
 * @param path below the API base, from config/endpoints.ts
 * @param options.schema of the response body. Without one, the body is returned as it is, the
 *   parsed JSON or else the text, unless it has `success: false`, is HTML or truncated JSON
 * @throws HttpError, NetworkError, RefreshRejectedError, SessionEndedError, or an abort error
 * @throws MalformedResponseError for a body that does not match the schema or is no success, and
 *   RejectedError for `success: false` without a schema
 */
export function request<Schema extends v.GenericSchema>(
  path: string,
  options: RequestOptions & { schema: Schema },
): Promise<v.InferOutput<Schema>>;
export function request(path: string, options?: RequestOptions): Promise<unknown>;
export async function request(
  path: string,
  { schema, ...options }: RequestOptions & { schema?: v.GenericSchema } = {},
): Promise<unknown> {
  const body = await sendInSession(path, options);
  return schema ? parseResponse(schema, body) : acceptBody(body);
}

async function sendInSession(path: string, options: RequestOptions): Promise<unknown> {
  if (options.session === 'none') return send(path, options);
  return runInSession(async (signal) => {
    await sessionHooks().waitForMemberCheck();
    signal.throwIfAborted();
    return send(path, { ...options, signal });
  }, options.signal);
}

async function send(path: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', query, signal } = options;
  const inline = method === 'GET' && !query ? await takeInlineResponse(path) : null;
  signal?.throwIfAborted();
  if (inline?.response.ok) return parseBody(inline.text);
  client ??= await import('./portal-client').catch((cause: unknown) => {
    throw new NetworkError('The client could not be loaded.', { cause });
  });
  return client.send(path, options, inline);
}
