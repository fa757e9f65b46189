/**
 * Changes that no test can tell from the original, each with the reason: the file, the original text
 * and what it becomes. A file as a whole is named by a path alone.
 * @type {{ file: string, original?: string, replacement?: string, reason: string }[]}
 */
export const EQUIVALENT = [];

/** @param {import('./mutants.d.mts').Mutant} mutant */
export function isEquivalent(mutant) {
  return EQUIVALENT.some(
    ({ file, original, replacement }) =>
      file === mutant.file &&
      (original === undefined || original === mutant.original) &&
      (replacement === undefined || replacement === mutant.replacement),
  );
}
