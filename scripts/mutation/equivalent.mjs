/**
 * Mutants that behave like the original, with the reason. A mutant belongs to an entry if it matches
 * all of the entry's keys: its file, a part of its line, the original text, the replacement.
 * @type {{ file?: string, code?: string, original?: RegExp, replacement?: RegExp, reason: string }[]}
 */
const EQUIVALENT = [
  {
    file: 'src/resources/user-assets/excerpt.ts',
    original: /^4000$|^markdown\.slice\(0, PARSED_CHARACTERS\)$/,
    reason: 'How much of a long text is parsed changes the speed and no excerpt.',
  },
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'const isEnough',
    replacement: /^(?!markdown\.length > |beginning\.length <= )/,
    reason:
      'The beginning alone and the whole text give the same excerpt, except a tiny beginning.',
  },
  {
    file: 'src/resources/user-assets/excerpt.ts',
    code: 'isEnough ?',
    replacement: /^false$/,
    reason: 'The whole text gives the same excerpt, more slowly.',
  },
  {
    file: 'src/resources/user-assets/file-name.ts',
    original: /^counts\.set\(base, count\);$/,
    reason: 'Counting from 1 again gives the same name, more slowly for many equal titles.',
  },
  {
    original: /^typeof (\w+) === 'number' && Number\.isFinite\(\1\)$/,
    replacement: /^\(Number\.isFinite/,
    reason: 'Number.isFinite is false for anything but a number; typeof only narrows the type.',
  },
  {
    original: /^(\w+) !== null && \1 > (0|now)$/,
    replacement: /^\(\w+ > /,
    reason: 'null is not greater than 0 or a time; the comparison with null only narrows the type.',
  },
  {
    original: /^(signal|exempt|timeoutMs)( !== undefined)? && \{ \1 \}$/,
    replacement: /^\(\{/,
    reason: 'A request option that is undefined or false has the effect of a missing one.',
  },
  {
    code: 'passive: true',
    original: /^(passive: )?true$/,
    reason:
      'A passive listener is called in the same way; the page scrolls without waiting for it.',
  },
  {
    file: 'src/features/catalogue/explore/spotlight-position.ts',
    code: 'at < reach &&',
    replacement: /^at <= reach$/,
    reason: '`reach` itself was found not to be clear.',
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
