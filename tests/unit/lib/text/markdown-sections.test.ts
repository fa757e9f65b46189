import { expect, it, test } from 'vitest';
import { markdownSections } from '@/lib/text/markdown-sections';

test.each([
  ['nothing', ''],
  ['a short text', 'a\n\nb'],
  ['paragraphs', 'word word\n\n'.repeat(50)],
  ['one line', 'word '.repeat(1000)],
  ['no blanks', 'x'.repeat(5000)],
  ['emoji', '🌍'.repeat(2000)],
  ['lines without blank ones', 'line\n'.repeat(80)],
  ['Windows line ends', 'word word\r\n\r\n'.repeat(40)],
  ['its end', `${'a\n\n'.repeat(60)}end`],
])('the sections of a text joined are the text: %s', (_, text) => {
  const sections = markdownSections(text, 40);
  expect(sections.join('')).toBe(text);
  expect(sections.every((section) => section.length <= 800)).toBe(true);
  expect(sections.every((section) => !/[\uD800-\uDFFF]/u.test(section))).toBe(true);
});

it('an ordinary text is one section', () => {
  expect(markdownSections('word\n\n'.repeat(2000))).toHaveLength(1);
});

it('a section ends at a blank line outside of list entries and code', () => {
  const text = `${'word '.repeat(8)}\n\n    its second paragraph\n\n\`\`\`\na\n\nb\n\`\`\`\n\nlast words of the text`;
  expect(markdownSections(text, 42).map((section) => section.trim().split(/\n\s*/).at(-1))).toEqual(
    ['its second paragraph', 'last words of the text'],
  );
});
