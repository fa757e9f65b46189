/** Joins the class names that apply; falsy parts drop out. Later names do not override earlier ones. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
