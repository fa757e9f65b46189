import { firstCharacters } from '@/lib/first-characters';
import { plainText } from '@/lib/plain-text';

/** Characters of a card's excerpt (credits specification, section 9). */
export const EXCERPT_LENGTH = 150;

/** Enough of a text to cut an excerpt from, marks included, in most cases. */
const BEGINNING = 4000;

/**
 * The first 150 characters of a Markdown text as plain text, with an ellipsis when there is more
 * (credits specification, section 2). A long text is read only as far as needed.
 */
export function excerpt(markdown: string): string {
  const beginning = plainText(markdown.slice(0, BEGINNING));
  const isEnough = markdown.length <= BEGINNING || beginning.length > BEGINNING / 2;
  const plain = isEnough ? beginning : plainText(markdown);
  const first = firstCharacters(plain, EXCERPT_LENGTH);
  return first.length < plain.length ? `${first}…` : first;
}
