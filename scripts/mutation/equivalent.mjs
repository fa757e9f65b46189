/**
 * Changes that no test can tell from the original, each with the reason. One is named by what of
 * these stands here: its file, a part of its line of code, the original text, what it becomes.
 * @type {{ file?: string, code?: string, original?: RegExp, replacement?: RegExp, reason: string }[]}
 */
const EQUIVALENT = [
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'BEGINNING',
    reason: 'Reading only the beginning of a long text saves time and changes no excerpt.',
  },
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'isEnough ?',
    replacement: /^false$/,
    reason: 'The whole text gives the same excerpt, later.',
  },
  {
    file: 'src/resources/user-assets/search.ts',
    code: 'known !== undefined',
    replacement: /^false$/,
    reason: 'The words of an output are kept to save time.',
  },
  {
    file: 'src/resources/tools/filter.ts',
    code: 'text === undefined',
    replacement: /^true$/,
    reason: 'The lower-cased text of a tool is kept to save time.',
  },
  {
    original: /^typeof (\w+) === 'number' && Number\.isFinite\(\1\)$/,
    replacement: /^\(Number\.isFinite/,
    reason: 'Number.isFinite is false for anything but a number; typeof is there for the type.',
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
