/** What a field may arrive as instead of what it should be. */
export const ODD_VALUES: readonly unknown[] = [
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
export function oddName(value: unknown): string {
  const hasOwnName = value === undefined || typeof value === 'number';
  return hasOwnName ? String(value) : JSON.stringify(value);
}

/** Every answer that differs from a good one in one field, with a name for each. */
export function oddAnswers(good: object): [name: string, body: object][] {
  return Object.keys(good).flatMap((key) =>
    ODD_VALUES.map((value): [string, object] => [
      `${key}: ${oddName(value)}`,
      { ...good, [key]: value },
    ]),
  );
}

/** Answers that are not the object asked for at all. */
export const NOT_AN_OBJECT: readonly unknown[] = [undefined, null, true, 5, '', '<html></html>'];
