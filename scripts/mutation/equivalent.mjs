/**
 * Mutants that behave like the original, with the reason. A mutant belongs to an entry if it matches
 * all of the entry's keys: its file, a part of its line, the original text, the replacement.
 * @type {{ file?: string, code?: string, original?: RegExp, replacement?: RegExp, reason: string }[]}
 */
const EQUIVALENT = [
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'BEGINNING',
    reason: 'Reading only the beginning of a long text is faster and changes no excerpt.',
  },
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'isEnough ?',
    replacement: /^false$/,
    reason: 'The whole text gives the same excerpt, more slowly.',
  },
  {
    file: 'src/resources/user-assets/search.ts',
    code: 'known !== undefined',
    replacement: /^false$/,
    reason: 'A cache of the words of an output.',
  },
  {
    file: 'src/resources/tools/filter.ts',
    code: 'text === undefined',
    replacement: /^true$/,
    reason: 'A cache of the lower-cased text of a tool.',
  },
  {
    original: /^typeof (\w+) === 'number' && Number\.isFinite\(\1\)$/,
    replacement: /^\(Number\.isFinite/,
    reason: 'Number.isFinite is false for anything but a number; typeof only narrows the type.',
  },
];

/** @param {import('./mutants.d.mts').Mutant} mutant */
export function isEquivalent(mutant) {
  return EQUIVALENT.some(
    ({ file, code, original, replacement }) =>
      (file === undefined || file === mutant.file) &&
      (code === undefined || mutant.code.includes(code)) &&
      (original === undefined || original.test(mutant.original)) &&
      (replacement === undefined || replacement.test(mutant.replacement)),
  );
}
