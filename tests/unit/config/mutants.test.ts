import { expect, it } from 'vitest';
import { createMutants, mutate, withReachCalls } from '../../../scripts/mutation/mutants.mjs';

const variants = (code: string) =>
  createMutants('a.ts', code).map((mutant) => mutate(code, mutant));

it.each<[what: string, code: string, changed: string[]]>([
  ['a large number by a tenth', 'x = 300', ['x = (330)', 'x = (270)']],
  ['a small number by one', 'x = 2', ['x = (3)', 'x = (1)']],
  ['a fraction by a tenth', 'x = 0.5', ['x = (0.55)', 'x = (0.45)']],
  ['a comparison at its limit and in its direction', 'x = a < b', ['x = a <= b', 'x = a >= b']],
  ['an operator', 'x = a * b', ['x = a / b']],
  ['no concatenation of texts', "x = a + 'b'", []],
  ['a fallback', 'x = a ?? b', ['x = a']],
  ['both sides of a condition', 'x = a && b', ['x = (a)', 'x = (b)']],
  ['a conditional expression', 'x = a ? b : c', ['x = true ? b : c', 'x = false ? b : c']],
  ['an await', 'x = await a', ['x = (a)']],
  ['a loop', 'while (a) x = b;', ['if (a) x = b;', 'while (a) ;']],
  ['no loop with a break', 'while (a) { break }', []],
  ['an option', 'x = { a: b, c }', ['x = {  c }', 'x = { a: b,  }']],
  ['a call that is returned', 'x = () => a()', ['x = () => undefined']],
  ['a call in a chain', 'x = a.trim()', ['x = a']],
  ['dependencies', 'x = useMemo(a, [b])', ['x = useMemo(a, [])']],
  ['neither types nor imports', 'type A = 1; import b from "c"', []],
])('the mutants change %s', (_, code, changed) => {
  expect(variants(code).filter((variant) => variant !== ';')).toEqual(changed);
});

it('the mutants leave out a statement and a cleanup function', () => {
  expect(variants('function f() { a(); return () => b; }')).toEqual([
    'function f() { ; return () => b; }',
    'function f() { a(); ; }',
  ]);
});

it('the id of a mutant stays the same when lines are added above it', () => {
  const ids = (code: string) => createMutants('a.ts', code).map(({ id }) => id);

  expect(ids('const a = 5;\nconst b = 5;')).toHaveLength(4);
  expect(ids('\n\nconst a = 5;\nconst b = 5;')).toEqual(ids('const a = 5;\nconst b = 5;'));
});

it('a mutant belongs to the innermost block around it', () => {
  const code = 'const f = (a) => a > 1;\nfunction g() { return 2; }';
  const [comparison] = createMutants('a.ts', code);

  expect(comparison?.block).toBe(code.indexOf('a > 1'));
  expect(withReachCalls('a.ts', code)).toBe(
    'const f = (a) => (globalThis.__reach?.("a.ts",17),a > 1);\n' +
      'function g() {globalThis.__reach?.("a.ts",37); return 2; }',
  );
});
