import { plainText } from '@/lib/plain-text';
import type { SavedOutput } from './saved-output';

/** The number of characters that are searched for the first heading. */
const SEARCHED_CHARACTERS = 4000;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/**
 * Splits a Markdown text at its first heading. Only the beginning of a long text is searched; a
 * heading in code doesn't count.
 * @returns `heading` is plain text, '' without one; `body` is the text without it
 */
export function splitHeading(markdown: string): { heading: string; body: string } {
  const lines = markdown.slice(0, SEARCHED_CHARACTERS).split('\n');
  let isCode = false;
  let start = 0;
  for (const line of lines) {
    const end = start + line.length;
    if (FENCE.test(line)) isCode = !isCode;
    const heading = isCode
      ? ''
      : plainText(HEADING.exec(line)?.[1]?.replace(/[ \t]#+[ \t]*$/, '') ?? '');
    if (heading !== '')
      return { heading, body: `${markdown.slice(0, start)}${markdown.slice(end)}` };
    start = end + 1;
  }
  return { heading: '', body: markdown };
}

/**
 * The first heading of an output, shown below its title; '' without one
 * (docs/product/outputs.md#cards). The sections of a sales call are not headings of its text.
 */
export function outputHeading({ excerptSource }: Pick<SavedOutput, 'excerptSource'>): string {
  return splitHeading(excerptSource).heading;
}
