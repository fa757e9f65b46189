import { createFenceReader } from './markdown-fences';
import { plainText } from './plain-text';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;

/** A heading as plain text, with the position of its line. */
interface Heading {
  level: number;
  text: string;
  start: number;
  end: number;
}

/** Yields the headings of a Markdown text that are outside of code. */
export function* markdownHeadings(markdown: string): Generator<Heading> {
  const readLine = createFenceReader();
  let end = -1;
  for (const line of markdown.split('\n')) {
    const start = end + 1;
    end = start + line.length;
    const match = readLine(line) === '' ? HEADING.exec(line) : null;
    if (!match) continue;
    const [, marks = '', words = ''] = match;
    const text = plainText(words.replace(/[ \t]#+[ \t]*$/, ''));
    if (text !== '') yield { level: marks.length, text, start, end };
  }
}
