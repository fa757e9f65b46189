import * as v from 'valibot';
import { MalformedResponseError } from './http-error';

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
