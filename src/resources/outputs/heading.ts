import { markdownHeadings } from '@/lib/text/markdown-headings';
import type { SavedOutput } from './saved-output';

/** The number of characters that are searched for the first heading. */
const SEARCHED_CHARACTERS = 4000;

/**
 * Splits a Markdown text at its first heading. Only the beginning of a long text is searched; a
 * heading in code doesn't count.
 * @returns `heading` is plain text, '' without one; `body` is the text without it
 */
export function splitHeading(markdown: string): { heading: string; body: string } {
  const [first] = markdownHeadings(markdown.slice(0, SEARCHED_CHARACTERS));
  if (!first) return { heading: '', body: markdown };
  const body = `${markdown.slice(0, first.start)}${markdown.slice(first.end)}`;
  return { heading: first.text, body };
}

/**
 * The first heading of an output, shown below its title; '' without one
 * (docs/product/outputs.md#cards). The sections of a sales call are not headings of its text.
 */
export function outputHeading({ excerptSource }: Pick<SavedOutput, 'excerptSource'>): string {
  return splitHeading(excerptSource).heading;
}
