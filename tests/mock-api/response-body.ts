import type * as v from 'valibot';

/** The fields of a schema: those of an object, or of the first object in a pipe. */
type EntriesOf<Schema> = Schema extends { entries: infer Entries }
  ? Entries
  : Schema extends { pipe: readonly [infer First, ...infer Rest] }
    ? First extends { entries: infer Entries }
      ? Entries
      : EntriesOf<{ pipe: Rest }>
    : never;

/**
 * The body that a lenient schema reads, with each field as the API sends it: present and not null.
 * An `id` may be sent as `_id`, see `recordWithId`.
 */
export type ResponseBody<Schema> = Schema extends { item: infer Item }
  ? ResponseBody<Item>[]
  : [EntriesOf<Schema>] extends [never]
    ? NonNullable<Schema extends v.GenericSchema ? v.InferInput<Schema> : unknown>
    : { -readonly [Name in keyof EntriesOf<Schema>]: ResponseBody<EntriesOf<Schema>[Name]> };
