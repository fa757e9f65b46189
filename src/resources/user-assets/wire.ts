/** Readers of single fields of a saved output: what is missing or of another type is empty. */
import { parseDate } from '@/lib/dates';
import { isList, isRecord } from '@/lib/optional-fields';

/** The objects of a list; anything but a list has none. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return isList(value) ? value.filter(isRecord) : [];
}

/** A text without surrounding blanks; '' for anything but a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A moment in epoch milliseconds, or `null`. */
export function momentOf(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? parseDate(value) : null;
}

/** The texts of a list, of objects with a name too; one text alone is a list of one. */
export function namesOf(value: unknown): string[] {
  return (isList(value) ? value : [value])
    .map((entry) =>
      isRecord(entry)
        ? textOf(entry['name']) || textOf(entry['title']) || textOf(entry['text'])
        : textOf(entry),
    )
    .filter((name) => name !== '');
}
