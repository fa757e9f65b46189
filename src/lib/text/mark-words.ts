import { findFolded, foldText } from './fold-text';

/** The words of a search term, folded. */
export function searchWords(term: string): string[] {
  return foldText(term).split(/\s+/).filter(Boolean);
}

/** Matches any of the words in a folded text; the longest first, so that it is marked whole. */
function wordPattern(words: readonly string[]): RegExp {
  const sources = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(sources.join('|'), 'gu');
}

/** A text, or a part of it that a search found. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words of a search (`searchWords`). */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const [matchStart, matchEnd] of findFolded(text, wordPattern(words))) {
    // A letter of which several are folded, such as a ligature, can be in two matches.
    const start = Math.max(matchStart, end);
    parts.push({ text: text.slice(end, start), isMatch: false });
    parts.push({ text: text.slice(start, matchEnd), isMatch: true });
    end = matchEnd;
  }
  parts.push({ text: text.slice(end), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

/** The index of the first word of a search in a text; -1 without one. */
export function indexOfWord(text: string, words: readonly string[]): number {
  return words.length > 0 ? (findFolded(text, wordPattern(words))[0]?.[0] ?? -1) : -1;
}

/** Whether a text contains any of the words. */
export function containsWord(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.some((word) => folded.includes(word));
}
