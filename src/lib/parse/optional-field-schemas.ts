/**
 * Lenient schemas for fields whose default would be misleading: a missing or invalid value is
 * `null`, where those of field-schemas.ts use a default.
 */
import * as v from 'valibot';
import { field, finiteNumber, recordId } from './field-schemas';
import { isTimestamp, parseDate } from './parse-date';

/** A finite number, or one as text. */
export const optionalNumber = field(finiteNumber, 'number');

/** A finite number of at least zero, or one as text. */
export const optionalCount = field((value) => {
  const number = finiteNumber(value);
  return number !== null && number >= 0 ? number : null;
}, 'number');

/** A timestamp in epoch milliseconds, from ISO text, a day or a number. */
export const optionalDate = field(
  (value) => (typeof value === 'string' || typeof value === 'number' ? parseDate(value) : null),
  'string',
);

/** A number that is a timestamp; unlike the others, it fails for any other value. */
export const timestamp = v.pipe(
  v.number(),
  v.check((value) => isTimestamp(value)),
);

/** A boolean. */
export const optionalFlag = field(
  (value) => (typeof value === 'boolean' ? value : null),
  'boolean',
);

/** A list with entries of any type. */
export const optionalList = field((value) => (isList(value) ? value : null), 'list');

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list; unlike `Array.isArray`, its entries are `unknown` and not `any`. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** An object that is not a list, for the start of a pipe: valibot's object schemas accept lists. */
export const record = v.pipe(v.unknown(), v.check(isRecord));

/** An object that is not a list; `id` of the output is its `_id`, else its `id`, as text, else ''. */
export const recordWithId = v.pipe(
  v.custom<Record<string, unknown>>(isRecord),
  v.transform((entry): unknown => ({ ...entry, id: recordId(entry) })),
);

/**
 * Parses an object with `schema`, and anything else as an empty object. Every field of the schema
 * needs a default.
 */
export function recordOrDefaults<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.pipe(record, schema), () => v.parse(schema, {}));
}
