import { markdownHeadings } from '@/lib/text/markdown-headings';
import { tabLabel } from './groups';
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

type LabelFields = Pick<SavedOutput, 'excerptSource' | 'title' | 'tab'>;

/**
 * The name of an output and the line above it, with its tool: the first heading below the title, or
 * without a heading the title below the name of the tab (docs/product/outputs.md#name-of-an-output).
 * The headings of a sales call are those of its sections, such as "To improve".
 */
export function outputLabels({ excerptSource, title, tab }: LabelFields): {
  name: string;
  source: string;
  /** What the card's excerpt is taken from. */
  body: string;
} {
  const { heading, body } =
    tab === 'salesAi' ? { heading: '', body: excerptSource } : splitHeading(excerptSource);
  return heading === ''
    ? { name: title, source: tabLabel(tab), body }
    : { name: heading, source: title, body };
}

/** The name of an output (docs/product/outputs.md#name-of-an-output). */
export function outputName(output: LabelFields): string {
  return outputLabels(output).name;
}

/**
 * The text of an output as it shows below its name: without its first heading if it begins with it,
 * unless that is the whole text.
 */
export function textBelowName({
  text,
  excerptSource,
}: Pick<SavedOutput, 'text' | 'excerptSource'>) {
  const [first] = markdownHeadings(text.slice(0, SEARCHED_CHARACTERS));
  if (!first || first.text !== splitHeading(excerptSource).heading) return text;
  const rest = text.slice(first.end);
  return text.slice(0, first.start).trim() === '' && rest.trim() !== '' ? rest.trimStart() : text;
}
