import { firstCharacters } from '@/lib/text/characters';
import { indexOfWord } from '@/lib/text/mark-words';
import { plainText } from '@/lib/text/plain-text';

/** Characters of a card's excerpt (docs/product/outputs.md#cards). */
const EXCERPT_LENGTH = 150;

/** Markdown characters that usually contain enough text for an excerpt. */
const PARSED_CHARACTERS = 4000;

/**
 * The first 150 characters of a Markdown text as plain text, with an ellipsis when it is truncated.
 * Only the beginning of a long text is parsed.
 */
export function excerpt(markdown: string): string {
  const beginning = plainText(markdown.slice(0, PARSED_CHARACTERS));
  const isEnough = markdown.length <= PARSED_CHARACTERS || beginning.length > PARSED_CHARACTERS / 2;
  const plain = isEnough ? beginning : plainText(markdown);
  const text = firstCharacters(plain, EXCERPT_LENGTH);
  return text.length < plain.length ? `${text}…` : text;
}

/** The maximum number of characters before the first match. */
const MAX_LENGTH_BEFORE_MATCH = 40;

/**
 * 150 characters of a Markdown text from shortly before the first word of a search, with an
 * ellipsis at each truncated end; '' without a match.
 */
export function excerptAtMatch(markdown: string, words: readonly string[]): string {
  const plain = plainText(markdown);
  const match = indexOfWord(plain, words);
  if (match < 0) return '';
  const earliest = Math.max(0, match - MAX_LENGTH_BEFORE_MATCH);
  const space = plain.slice(earliest, match).indexOf(' ');
  const start = earliest === 0 ? 0 : space < 0 ? match : earliest + space + 1;
  const rest = plain.slice(start);
  const shown = firstCharacters(rest, EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? '…' : ''}`;
}
