/** Accepts the bodies of responses (docs/decisions/response-schemas.md). */
import * as v from 'valibot';
import { isRecord } from '@/lib/parse/guards';
import { MalformedResponseError, RejectedError } from './http-error';

/** Parses a response body: JSON if it is valid JSON, else the text. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Validates a response body against its schema.
 * @throws MalformedResponseError when the body does not match
 */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new MalformedResponseError(result.issues[0].message);
}

/**
 * Returns a body without a schema, unless it reports a failure.
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
