/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list; unlike `Array.isArray`, its entries are `unknown` and not `any`. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
