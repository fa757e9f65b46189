/** More code units than this no reader takes for one character. */
const UNITS_A_CHARACTER = 16;

/**
 * The first characters of a text as a reader counts them: a flag, an accented letter or a family of
 * emoji is one, and none is cut in two.
 */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  const start = text.slice(0, count * UNITS_A_CHARACTER);
  if (typeof Intl.Segmenter !== 'function') return Array.from(start).slice(0, count).join('');
  let taken = 0;
  for (const { index } of new Intl.Segmenter().segment(start)) {
    if (taken === count) return start.slice(0, index);
    taken += 1;
  }
  return start;
}
