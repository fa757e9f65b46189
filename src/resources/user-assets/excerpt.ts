import { firstCharacters } from '@/lib/first-characters';
import { plainText } from '@/lib/plain-text';

/** Characters of a card's excerpt (docs/product/outputs.md#cards). */
export const EXCERPT_LENGTH = 150;

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
  const first = firstCharacters(plain, EXCERPT_LENGTH);
  return first.length < plain.length ? `${first}…` : first;
}
