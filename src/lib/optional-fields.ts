/**
 * Schema parts for what a member must not be told wrongly: a value that is missing or can't be
 * used is `null`, where the parts of fields.ts take a harmless value in its place.
 */
import * as v from 'valibot';
import { parseDate } from './dates';
import { field, finiteNumber } from './fields';

/** A finite number, also written as text. */
export const optionalNumber = field(finiteNumber);

/** A finite number that is not below zero, also written as text. */
export const optionalCount = field((value) => {
  const number = finiteNumber(value);
  return number !== null && number >= 0 ? number : null;
});

/** A moment in epoch milliseconds, from ISO text, a day, or a number. */
export const optionalDate = field((value) =>
  typeof value === 'string' || typeof value === 'number' ? parseDate(value) : null,
);

/** True or false. */
export const optionalFlag = field((value) => (typeof value === 'boolean' ? value : null));

/** A list as it came. */
export const optionalList = field((value) => (isList(value) ? value : null));

/** An object with fields; a list is none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of anything: `Array.isArray` would make its entries `any`. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** An object with fields, for the start of a pipe: schemas of objects let a list pass. */
export const record = v.pipe(v.unknown(), v.check(isRecord));

/**
 * What `schema` makes of an object, and of an empty one for anything that is no object. Each part
 * of the schema has to do without its value.
 */
export function recordOrDefaults<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.pipe(record, schema), () => v.parse(schema, {}));
}
