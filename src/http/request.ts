import { reloadOnce } from '@/lib/lazy-code';
import { parseBody } from './body';
import { takeEarlyAnswer } from './early-answers';
import { NetworkError } from './http-error';
import { sessionHooks, type IdentityCheck } from './session-hooks';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON, or as multipart when it is form data. */
  body?: unknown;
  signal?: AbortSignal;
  /** Login, reset and logout: outside the refresh queue, a 401 is the call's own failure. */
  exempt?: boolean;
  /** `pending` for GET, `none` for an exempt call, else `fresh` by default: nothing of one member is saved for another. */
  identity?: IdentityCheck;
  /** Milliseconds until the call counts as unanswered; 0 for no limit, 30,000 by default. */
  timeoutMs?: number;
  /** Hears the share of the body that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/**
 * Every ordinary call to the portal API (core specification, section 7): cookies sent, JSON unless
 * the body is form data, a 401 handled by the refresh queue.
 * @param path below the API base, from config/endpoints.ts
 * @returns the parsed JSON, the text where it isn't JSON, `null` for an empty body
 * @throws HttpError, NetworkError, an abort error, or the reason why it may not be sent
 */
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const { method = 'GET', exempt = false } = options;
  const { identity = method === 'GET' ? 'pending' : 'fresh' } = options;
  if (!exempt && identity !== 'none') await sessionHooks().beforeRequest(identity);
  const early = method === 'GET' && !options.query ? await takeEarlyAnswer(path) : null;
  if (early?.response.ok) return parseBody(early.text);
  const { send } = await import('./portal-client').catch((cause: unknown) => {
    // Firefox never fetches a module again whose load has failed; a reload keeps address and drafts.
    reloadOnce(cause);
    throw new NetworkError('The client could not be loaded.', { cause });
  });
  return send(path, options, early);
}
