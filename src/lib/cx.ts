/** Joins class names and drops falsy ones. Later names do not override earlier ones. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
