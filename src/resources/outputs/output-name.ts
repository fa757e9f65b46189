import { memoize } from '@/lib/memoize';
import { markdownHeadings } from '@/lib/text/markdown-headings';
import { plainText } from '@/lib/text/plain-text';
import { tabLabel } from './groups';
import { NO_ANALYSIS, NO_SUMMARY, type SavedOutput } from './saved-output';

/** The number of characters that are searched for headings and for the first sentence. */
const SEARCHED_CHARACTERS = 4000;
/** A longer first sentence is truncated. */
const MAX_SENTENCE = 80;

/**
 * The first sentence: up to a full stop after at least 20 characters, so that "Dr." and "1." end
 * none, or up to the end of a Chinese or Japanese sentence.
 */
const SENTENCE = /^.{19,}?(?:[.!?…]+["'”’)]*(?=\s|$)|[。！？])/u;

/**
 * Splits a Markdown text after the heading that it begins with. A heading with another one of its
 * level or above is the name of a section, and no title.
 * @returns plain text and the rest; `null` without a title
 */
function splitTitle(markdown: string): { name: string; body: string } | null {
  const [first, ...others] = markdownHeadings(markdown.slice(0, SEARCHED_CHARACTERS));
  if (!first || markdown.slice(0, first.start).trim() !== '') return null;
  if (others.some(({ level }) => level <= first.level)) return null;
  return { name: first.text, body: markdown.slice(first.end).trimStart() };
}

/** The text after the headings that it begins with. */
function withoutLeadingHeadings(markdown: string): string {
  for (const { start, end } of markdownHeadings(markdown)) {
    if (markdown.slice(0, start).trim() !== '') break;
    return withoutLeadingHeadings(markdown.slice(end));
  }
  return markdown;
}

/**
 * Splits a Markdown text after its first sentence, of at most 80 characters; `null` if it has no
 * words.
 */
function splitSentence(markdown: string): { name: string; body: string } | null {
  const text = withoutLeadingHeadings(markdown.slice(0, SEARCHED_CHARACTERS)).trimStart();
  const plain = plainText(text);
  if (plain === '') return null;
  const paragraph = plainText(text.split(/\n[ \t]*\n/, 1)[0] ?? '') || plain;
  const sentence = SENTENCE.exec(paragraph)?.[0] ?? paragraph;
  const start =
    sentence.length > MAX_SENTENCE
      ? (/^.{1,79}(?=\s)/su.exec(sentence)?.[0] ?? sentence.slice(0, MAX_SENTENCE))
      : sentence;
  return {
    name: start === sentence ? sentence : `${start}…`,
    body: plain.startsWith(start) ? plain.slice(start.length).trimStart() : text,
  };
}

type LabelFields = Pick<SavedOutput, 'excerptSource' | 'title' | 'tab'>;

interface OutputLabels {
  name: string;
  /** Its tool, or its tab, which shows above the name. */
  source: string;
  /** What the card's excerpt is taken from: the text after the name. */
  body: string;
}

/**
 * The name of an output: the title of its text, else its first sentence
 * (docs/product/outputs.md#name-of-an-output). Cached for each output.
 */
export const outputLabels = memoize(({ excerptSource, title, tab }: LabelFields): OutputLabels => {
  const tabName = tabLabel(tab);
  // The title of other outputs is the name of their tool.
  const hasOwnTitle = ['salesAi', 'aiWorkflow', 'brandStory'].includes(tab) && title !== tabName;
  const hasText = excerptSource !== NO_ANALYSIS && excerptSource !== NO_SUMMARY;
  const named =
    !hasOwnTitle && hasText ? (splitTitle(excerptSource) ?? splitSentence(excerptSource)) : null;
  return named
    ? { ...named, source: title }
    : { name: title, source: tabName, body: excerptSource };
});

/** The name of an output (docs/product/outputs.md#name-of-an-output). */
export function outputName(output: LabelFields): string {
  return outputLabels(output).name;
}

/**
 * The text of an output as it shows below its name: without the title that is the name, unless that
 * is all.
 */
export function textBelowName(output: LabelFields & Pick<SavedOutput, 'text'>): string {
  const title = splitTitle(output.text);
  return title && title.body !== '' && title.name === outputName(output) ? title.body : output.text;
}
