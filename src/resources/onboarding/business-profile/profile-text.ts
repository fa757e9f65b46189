/** Comparison of texts of the generated profile. */

/** Normalizes line ends as a `textarea` does, so that its value compares equal. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Whether two texts are equal apart from line ends, and from blanks at the ends, which the server
 * may trim.
 */
export function isSameText(one: string, other: string): boolean {
  return normalizeLineEnds(one).trim() === normalizeLineEnds(other).trim();
}
