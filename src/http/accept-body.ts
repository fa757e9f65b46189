/**
 * Checks the bodies of responses with a status of 200–299
 * (docs/product/README.md#failures-in-general).
 */
import { isRecord } from '@/lib/parse/guards';
import { MalformedResponseError, RejectedError } from './http-error';

/**
 * Returns the body of a successful response.
 * @throws RejectedError for `success: false`
 * @throws MalformedResponseError for a text that starts with `<`, `{` or `[`: HTML, which only a
 *   proxy sends, or truncated JSON
 */
export function acceptBody(body: unknown): unknown {
  if (isRecord(body) && body['success'] === false) throw new RejectedError(body);
  if (typeof body === 'string' && /^\s*[<{[]/.test(body)) {
    throw new MalformedResponseError('The response is HTML or truncated JSON.');
  }
  return body;
}

/**
 * Returns a body that is an object, regardless of `success`.
 * @throws MalformedResponseError for any other body
 */
export function requireObject(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new MalformedResponseError('The response is not an object.');
  return body;
}
