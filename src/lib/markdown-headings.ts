import { plainText } from './plain-text';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The headings of a Markdown text outside of code as plain text, with the positions of their lines. */
export function markdownHeadings(markdown: string) {
  let isCode = false;
  let end = -1;
  return markdown.split('\n').flatMap((line) => {
    const start = end + 1;
    end = start + line.length;
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = '', words = ''] = (!isCode && HEADING.exec(line)) || [];
    const text = plainText(words.replace(/[ \t]#+[ \t]*$/, ''));
    return text === '' ? [] : [{ level: marks.length, text, start, end }];
  });
}
