/**
 * Lenient schemas for fields: a value that is missing or of another type is replaced with a
 * default, so that a malformed response does not cause a rendering error. The default of those that
 * begin with `optional` is `null`, for values whose default would be misleading.
 */
import * as v from 'valibot';
import { isList, isRecord } from './guards';
import { isTimestamp, parseDate } from './parse-date';

/** What a server sends for a field that it may leave out; the value is not validated. */
export const unvalidated = <Sent>() => v.custom<Sent | null | undefined>(() => true);

/**
 * A schema that transforms a value with a function. valibot uses the fallback for a missing key
 * without calling the function, so the fallback is the function's result for `undefined`.
 * @param input what the API sends, which is the type of the field in the mock API
 */
export function field<Value, Input = unknown>(
  transform: (value: unknown) => Value,
  input: v.GenericSchema<Input, unknown> = v.custom<Input>(() => true),
) {
  return v.fallback(v.pipe(input, v.transform(transform)), transform(undefined));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
}

/** A finite number, or one as text ("42"); `null` for anything else. */
export function finiteNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A trimmed text; `fallback` if it is missing, blank or not a text. */
export const textOr = <Fallback>(fallback: Fallback) =>
  field((value) => toText(value).trim() || fallback, unvalidated<string>());

/** A trimmed text; '' if it is missing or not a text. */
export const text = textOr('');

/** A text as it is, such as one that a member has typed, or a number; '' for anything else. */
export const exactText = field(toText, unvalidated<string>());

/** A trimmed text; `null` if it is missing, blank or not a text. */
export const optionalText = textOr(null);

/** A finite number, or one as text ("42"); anything else is 0. */
export const amount = field((value) => finiteNumber(value) ?? 0, unvalidated<number>());

/** A finite number of at least zero; anything else is 0. */
export const count = field((value) => Math.max(0, finiteNumber(value) ?? 0), unvalidated<number>());

/** True only for `true`. */
export const flag = field((value) => value === true, unvalidated<boolean>());

/** True unless it is `false`. */
export const trueUnlessFalse = field((value) => value !== false, unvalidated<boolean>());

/** A list without its invalid entries; anything but a list is empty. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  const list = field((value) => {
    const entries = isList(value) ? value : [];
    return entries.flatMap((entry): v.InferOutput<Item>[] => {
      const parsed = v.safeParse(item, entry);
      return parsed.success ? [parsed.output] : [];
    });
  });
  return Object.assign(list, { item });
}

/** The trimmed texts of a list that are not blank, each once; anything but a list is empty. */
export const textList = field((value) => {
  const entries = isList(value) ? value : [];
  const texts = entries.map((entry) => (typeof entry === 'string' ? entry.trim() : ''));
  return [...new Set(texts)].filter((entry) => entry !== '');
}, unvalidated<string[]>());

/** A value of the schema; `null` for anything else. */
export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}

/** The id of a record as text: `_id`, else `id`, else ''. */
export function recordId(record: object): string {
  return toText(Reflect.get(record, '_id') ?? Reflect.get(record, 'id'));
}

/** A finite number, or one as text. */
export const optionalNumber = field(finiteNumber, unvalidated<number>());

/** A finite number of at least zero, or one as text. */
export const optionalCount = field((value) => {
  const number = finiteNumber(value);
  return number !== null && number >= 0 ? number : null;
}, unvalidated<number>());

/** A timestamp in epoch milliseconds, from ISO text, a day or a number. */
export const optionalDate = field(
  (value) => (typeof value === 'string' || typeof value === 'number' ? parseDate(value) : null),
  unvalidated<string>(),
);

/** A number that is a timestamp; unlike the others, it fails for any other value. */
export const timestamp = v.pipe(
  v.number(),
  v.check((value) => isTimestamp(value)),
);

/** A boolean. */
export const optionalFlag = field(
  (value) => (typeof value === 'boolean' ? value : null),
  unvalidated<boolean>(),
);

/** A list with entries of any type. */
export const optionalList = field(
  (value) => (isList(value) ? value : null),
  unvalidated<unknown[]>(),
);

/** An object that is not a list, for the start of a pipe: valibot's object schemas accept lists. */
export const record = v.pipe(v.unknown(), v.check(isRecord));

/** An object that is not a list, as it is. */
export const anyRecord = v.custom<Record<string, unknown>>(isRecord);

/**
 * An object that is not a list; `id` of the output is its `_id`, else its `id`, as text, else ''.
 */
export const recordWithId = v.pipe(
  anyRecord,
  v.transform((entry): unknown => ({ ...entry, id: recordId(entry) })),
);

/**
 * Parses an object with `schema`, and anything else as an empty object. Every field of the schema
 * needs a default.
 */
export function recordOrDefaults<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.pipe(record, schema), () => v.parse(schema, {}));
}

/** What a function finds in a response body; fails if it finds nothing, which is `null`. */
export function foundBy<Content>(find: (body: unknown) => Content | null) {
  return v.pipe(
    v.unknown(),
    v.transform(find),
    v.nonNullable(
      v.custom<Content | null>(() => true),
      'The response lacks its content.',
    ),
  );
}
