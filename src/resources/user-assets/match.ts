/** Where the words of a search are in a text (docs/product/outputs.md#search). */
import { firstCharacters } from '@/lib/first-characters';
import { plainText } from '@/lib/plain-text';
import { EXCERPT_LENGTH } from './excerpt';

/** Characters before the first match in an excerpt that starts near it. */
const LEAD = 40;

/** The words of a search term. */
export function searchWords(term: string): string[] {
  return term.split(/\s+/).filter(Boolean);
}

/** Matches any of the words, ignoring case; the longest first, so that it is marked whole. */
function wordPattern(words: readonly string[]): RegExp {
  const sources = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(${sources.join('|')})`, 'iu');
}

/** A text, or a part of it that a search found. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words of a search. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  return text
    .split(wordPattern(words))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Whether a text contains any of the words. */
export function containsWord(text: string, words: readonly string[]): boolean {
  return words.length > 0 && wordPattern(words).test(text);
}

/**
 * 150 characters of a Markdown text from shortly before the first word of a search, with an ellipsis
 * at each truncated end; '' without a match.
 */
export function excerptAtMatch(markdown: string, words: readonly string[]): string {
  const plain = plainText(markdown);
  const match = words.length > 0 ? plain.search(wordPattern(words)) : -1;
  if (match < 0) return '';
  const lead = Math.max(0, match - LEAD);
  const space = plain.slice(lead, match).indexOf(' ');
  const start = lead === 0 ? 0 : space < 0 ? match : lead + space + 1;
  const rest = plain.slice(start);
  const shown = firstCharacters(rest, EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? '…' : ''}`;
}
