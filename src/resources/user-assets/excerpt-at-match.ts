/** The excerpt of an output that a search found (docs/product/outputs.md#search). */
import { firstCharacters } from '@/lib/first-characters';
import { wordPattern } from '@/lib/mark-words';
import { plainText } from '@/lib/plain-text';
import { EXCERPT_LENGTH } from './excerpt';

/** The maximum number of characters before the first match. */
const LEAD = 40;

/**
 * 150 characters of a Markdown text from shortly before the first word of a search, with an
 * ellipsis at each truncated end; '' without a match.
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
