/** Each of these characters is a grapheme cluster. */
const PRINTABLE_ASCII = /^[ -~]*$/;
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
  if (PRINTABLE_ASCII.test(start)) return start.slice(0, count);
  if (typeof Intl.Segmenter !== 'function') return Array.from(start).slice(0, count).join('');
  let taken = 0;
  for (const { index } of new Intl.Segmenter().segment(start)) {
    if (taken === count) return start.slice(0, index);
    taken += 1;
  }
  return start;
}
