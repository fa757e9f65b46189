/** Values that a malformed response may have in place of a field's value. */
export const MALFORMED_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '   ',
  'text',
  'NaN',
  '-5',
  '1e999',
  0,
  -5,
  0.5,
  Number.MAX_SAFE_INTEGER * 2,
  Infinity,
  NaN,
  [],
  [[]],
  [null, 1, 'text', {}],
  {},
  { nested: { deeper: [] } },
];

/** A value as a test's name shows it: `NaN` and the infinities as such. */
export function nameOfValue(value: unknown): string {
  const hasOwnName = value === undefined || typeof value === 'number';
  return hasOwnName ? String(value) : JSON.stringify(value);
}

/** Response bodies that are not an object. */
export const NOT_AN_OBJECT: readonly unknown[] = [undefined, null, true, 5, '', '<html></html>'];
