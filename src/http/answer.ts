import * as v from 'valibot';
import { MalformedAnswerError } from './http-error';

/**
 * Parses an answer at the wire.
 * @throws MalformedAnswerError when the shape can't be used
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new MalformedAnswerError(result.issues[0].message);
}
