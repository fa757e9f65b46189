/** Functions that parse a field of a saved output; an invalid value becomes '' or []. */
import { isList, isRecord } from '@/lib/optional-fields';

/** The objects of a list; empty for any other value. */
export function readRecords(value: unknown): Record<string, unknown>[] {
  return isList(value) ? value.filter(isRecord) : [];
}

/** The trimmed text; '' for any other value. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The names in a list of texts or objects; any other value counts as a list of one. */
export function readNames(value: unknown): string[] {
  return (isList(value) ? value : [value])
    .map((entry) =>
      isRecord(entry)
        ? readText(entry['name']) || readText(entry['title']) || readText(entry['text'])
        : readText(entry),
    )
    .filter((name) => name !== '');
}
