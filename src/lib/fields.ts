/**
 * Lenient building blocks for schemas: a field that is missing or of another type takes a harmless
 * value, so that a member sees a screen and not a crash.
 */
import * as v from 'valibot';

// A missing key takes the fallback of its schema without running the rest of a pipe, so each
// fallback stands on the outside and is already the final value.

const anyText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A text; numbers count as text, anything else is ''. */
export const text = v.fallback(anyText, '');

/** A text without surrounding blanks, or `null` when it is missing, blank or not a text. */
export const optionalText = v.fallback(
  v.pipe(
    anyText,
    v.transform((value) => value.trim() || null),
  ),
  null,
);

/** A finite number, also written as text ("42"); anything else is 0. */
export const amount = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.finite(),
  ),
  0,
);

/** A finite number that is not below zero; anything else is 0. */
export const count = v.fallback(
  v.pipe(
    amount,
    v.transform((value) => Math.max(0, value)),
  ),
  0,
);

/** True only for `true`. */
export const flag = v.fallback(v.boolean(), false);

/** A list whose unusable entries are left out; anything but a list is empty. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry): v.InferOutput<Item>[] => {
          const parsed = v.safeParse(item, entry);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
}

/** A record's identity: `_id`, else `id`, as text; '' without one. */
export function recordId(record: object): string {
  return v.parse(text, Reflect.get(record, '_id') ?? Reflect.get(record, 'id'));
}
