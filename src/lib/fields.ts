/**
 * Lenient building blocks for schemas: a field that is missing or of another type takes a harmless
 * value, so that a member sees a screen and not a crash.
 */
import * as v from 'valibot';

/**
 * A field read by a function. A missing key takes the fallback without running the function, so
 * that what the function makes of nothing stands there too.
 */
export function field<Value>(read: (value: unknown) => Value) {
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), read(undefined));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
}

/** A finite number, also written as text ("42"); `null` for anything else. */
export function finiteNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A text; numbers count as text, anything else is ''. */
export const text = field(toText);

/** A text without surrounding blanks, or `null` when it is missing, blank or not a text. */
export const optionalText = field((value) => toText(value).trim() || null);

/** A finite number, also written as text ("42"); anything else is 0. */
export const amount = field((value) => finiteNumber(value) ?? 0);

/** A finite number that is not below zero; anything else is 0. */
export const count = field((value) => Math.max(0, finiteNumber(value) ?? 0));

/** True only for `true`. */
export const flag = field((value) => value === true);

/** True unless it is `false`. */
export const trueUnlessFalse = field((value) => value !== false);

/** A list whose unusable entries are left out; anything but a list is empty. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return field((value) => {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry): v.InferOutput<Item>[] => {
      const parsed = v.safeParse(item, entry);
      return parsed.success ? [parsed.output] : [];
    });
  });
}

/** The texts of a list, trimmed, without the blank ones; anything but a list is empty. */
export const textList = field((value) => {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries
    .map((entry) => (typeof entry === 'string' ? entry.trim() : ''))
    .filter((entry) => entry !== '');
});

/** A record's identity: `_id`, else `id`, as text; '' without one. */
export function recordId(record: object): string {
  return toText(Reflect.get(record, '_id') ?? Reflect.get(record, 'id'));
}
