import { expect, it } from 'vitest';
import { markdownSections } from '@/lib/text/markdown-sections';

const lengths = (text: string, size?: number) =>
  markdownSections(text, size).map((section) => section.length);

it.each([
  ['nothing', ''],
  ['paragraphs', 'word word\n\n'.repeat(50)],
  ['one line', 'word '.repeat(1000)],
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

it('a Markdown text is one section up to 12,000 characters and several beyond', () => {
  expect(lengths('word\n\n'.repeat(2000))).toEqual([12_000]);
  expect(lengths('word\n\n'.repeat(2001))).toEqual([6000, 6000, 6]);
});

it('a long line of Markdown is split at a space, and never within a surrogate pair', () => {
  expect(lengths(`${'x'.repeat(30)} ${'y'.repeat(900)}`, 40).slice(0, 2)).toEqual([30, 40]);
  expect(lengths(`${'x'.repeat(20)} ${'y'.repeat(900)}`, 40).slice(0, 2)).toEqual([40, 40]);
  expect(lengths(`${'x'.repeat(39)}${'🌍'.repeat(600)}`, 40).slice(0, 2)).toEqual([41, 40]);
  expect(lengths('x'.repeat(121), 40)).toEqual([40, 40, 41]);
});

it('a long table is whole, and one of more than ten sections repeats its head', () => {
  const head = '| One | Two |\n| --- | --- |\n';
  const table = (count: number) => `${head}${'| a row | of words |\n'.repeat(count)}`;
  expect(markdownSections(`${table(10)}\nEnd`, 40)).toEqual([`${table(10)}\n`, 'End']);
  expect(markdownSections(table(40), 40)).toEqual([table(17), table(17), table(6)]);
});

it('long code is whole, and that of more than ten sections repeats its fence', () => {
  const code = (count: number) => `\`\`\`js\n${'# code\n\n'.repeat(count)}\`\`\`\n`;
  expect(markdownSections(`${code(20)}\nEnd`, 40)).toEqual([`${code(20)}\n`, 'End']);
  const sections = markdownSections(code(100), 40);
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) expect(section).toMatch(/^```js\n(?:# code\n|\n)*```\n$/);
  expect(sections.join('').match(/# code/g)).toHaveLength(100);
});

it('a list is split between its bullets', () => {
  const bullets = (count: number) => '- a bullet of words\n'.repeat(count);
  expect(markdownSections(bullets(5), 40)).toEqual([bullets(2), bullets(2), bullets(1)]);
});

it('a section ends at a blank line of a text that begins with one', () => {
  expect(lengths(`\n${'word word word\n\n'.repeat(4)}`, 30)).toEqual([33, 32]);
});

const LAST = 'last words of the whole text';

it.each([' ', '\t'])(
  'a section goes on after a blank line when %j indents the next line',
  (indent) => {
    const text = `${'word '.repeat(6)}\n\n${indent}indented\n\n${LAST}`;
    expect(markdownSections(text, 30).at(-1)).toBe(LAST);
  },
);

it.each([
  ['````', '```', '````', LAST],
  ['````', '~~~~', '`````', LAST],
  ['````', '```` x', '  ````  ', LAST],
  ['  ~~~', '~~', '~~~~', LAST],
  ['```js', '``` js', '```', LAST],
  ['```', '```', 'text', `more\ntext\n\n${LAST}`],
])(
  'a section does not end in code that %j opens, with the lines %j and %j: the last one is %j',
  (open, inner, close, last) => {
    const text = `${open}\ncode code code code code\n${inner}\n\nmore\n${close}\n\n${LAST}`;
    expect(markdownSections(text, 30).at(-1)).toBe(last);
  },
);
