import { plainText } from '@/lib/plain-text';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The headings of a Markdown text outside of code; blank ones are left out. */
function headingsOf(markdown: string): { level: number; title: string }[] {
  let isCode = false;
  return markdown.split('\n').flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = '', words = ''] = (!isCode && HEADING.exec(line)) || [];
    const title = words.replace(/[ \t]#+[ \t]*$/, '');
    return title.trim() === '' ? [] : [{ level: marks.length, title }];
  });
}

/**
 * The sections of a profile by their headings, in order (docs/product/generated-profile.md#sections):
 * the headings of the topmost level as plain text, without a title of level 1 that begins the text.
 */
export function profileSections(markdown: string): string[] {
  const headings = headingsOf(markdown);
  const below = headings[0]?.level === 1 ? headings.slice(1) : headings;
  const level = Math.min(...below.map((heading) => heading.level));
  return below
    .filter((heading) => heading.level === level)
    .map(({ title }) => plainText(title))
    .filter((title) => title !== '');
}
