/** One letter with its combining marks, or a run of the letters that compose Hangul syllables. */
const UNIT = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu;
/** Combining accents of Latin, Greek and Cyrillic letters, and characters that are not visible. */
const IGNORED = /[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/g;
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\uff07]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const ASCII = /^[\n\r\t -~]*$/;

/**
 * The form of a text that searches compare: without case and accents, and with the apostrophe and
 * the hyphen of a keyboard, however the text is normalized.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(IGNORED, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-');
}

/** A range of a text: the indexes of its first code unit and of the one after its last. */
type TextRange = readonly [start: number, end: number];

/** The folded text, and for each of its code units the range of the text that it comes from. */
function foldWithRanges(text: string): { folded: string; ranges: readonly TextRange[] } {
  const ranges: TextRange[] = [];
  let folded = '';
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    const part = foldText(unit);
    folded += part;
    for (let at = 0; at < part.length; at += 1) ranges.push([index, index + unit.length]);
  }
  return { folded, ranges };
}

/** The ranges of a text that match a global pattern in its folded form, in their order. */
export function findFolded(text: string, pattern: RegExp): TextRange[] {
  const { folded, ranges } = foldWithRanges(text);
  return Array.from(folded.matchAll(pattern), ({ 0: match, index }): TextRange => {
    const start = ranges[index]?.[0] ?? text.length;
    return [start, ranges[index + match.length - 1]?.[1] ?? start];
  });
}
