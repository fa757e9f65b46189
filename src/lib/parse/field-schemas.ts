/**
 * Lenient schemas for fields: a value that is missing or of another type is replaced with a
 * default, so that a malformed response does not cause a rendering error.
 */
import * as v from 'valibot';

/**
 * A schema that transforms a value with a function. valibot uses the fallback for a missing key
 * without calling the function, so the fallback is the function's result for `undefined`.
 */
export function field<Value>(transform: (value: unknown) => Value) {
  return v.fallback(v.pipe(v.unknown(), v.transform(transform)), transform(undefined));
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
  field((value) => toText(value).trim() || fallback);

/** A trimmed text; '' if it is missing or not a text. */
export const text = textOr('');

/** A text as it is, such as one that a member has typed; '' for anything else. */
export const exactText = field((value) => (typeof value === 'string' ? value : ''));

/** A trimmed text; `null` if it is missing, blank or not a text. */
export const optionalText = textOr(null);

/** A finite number, or one as text ("42"); anything else is 0. */
export const amount = field((value) => finiteNumber(value) ?? 0);

/** A finite number of at least zero; anything else is 0. */
export const count = field((value) => Math.max(0, finiteNumber(value) ?? 0));

/** True only for `true`. */
export const flag = field((value) => value === true);

/** True unless it is `false`. */
export const trueUnlessFalse = field((value) => value !== false);

/** A list without its invalid entries; anything but a list is empty. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return field((value) => {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry): v.InferOutput<Item>[] => {
      const parsed = v.safeParse(item, entry);
      return parsed.success ? [parsed.output] : [];
    });
  });
}

/** The trimmed texts of a list that are not blank, each once; anything but a list is empty. */
export const textList = field((value) => {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const texts = entries.map((entry) => (typeof entry === 'string' ? entry.trim() : ''));
  return [...new Set(texts)].filter((entry) => entry !== '');
});

/** The id of a record as text: `_id`, else `id`, else ''. */
export function recordId(record: object): string {
  return toText(Reflect.get(record, '_id') ?? Reflect.get(record, 'id'));
}
