/** Latin letters, punctuation and symbols, each of which is a grapheme cluster. */
const SINGLE_CHARACTERS = /^[ -\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;
/** An upper bound of the code units of one grapheme cluster, to segment only the text's start. */
const MAX_CHARACTER_LENGTH = 16;

/**
 * The first `count` grapheme clusters of a text: a flag, an accented letter or a family emoji
 * counts as one. Without `Intl.Segmenter` code points are counted.
 */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  const start = text.slice(0, count * MAX_CHARACTER_LENGTH);
  // The first segmenter of a page takes 80 ms on a slow device, and most texts need none.
  if (SINGLE_CHARACTERS.test(start)) return start.slice(0, count);
  if (typeof Intl.Segmenter !== 'function') return Array.from(start).slice(0, count).join('');
  let taken = 0;
  for (const { index } of new Intl.Segmenter().segment(start)) {
    if (taken === count) return start.slice(0, index);
    taken += 1;
  }
  return start;
}

/** A text whose first character is in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
