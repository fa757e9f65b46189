import { describe, expect, it } from 'vitest';
import { markdownSections } from '@/lib/text/markdown-sections';

const lengths = (text: string, size: number) =>
  markdownSections(text, size).map((section) => section.length);

describe('the sections of a Markdown text', () => {
  it('a Markdown text is one section up to 12,000 characters and several beyond', () => {
    const paragraph = 'word\n\n';
    expect(lengths(paragraph.repeat(2000), 6000)).toEqual([12_000]);
    expect(markdownSections(paragraph.repeat(2000))).toHaveLength(1);
    expect(markdownSections(paragraph.repeat(2001)).map((section) => section.length)).toEqual([
      6000, 6000, 6,
    ]);
  });

  it('a long line of Markdown is split at a space, and never within a surrogate pair', () => {
    expect(lengths(`${'x'.repeat(30)} ${'y'.repeat(900)}`, 40).slice(0, 2)).toEqual([30, 40]);
    expect(lengths(`${'x'.repeat(20)} ${'y'.repeat(900)}`, 40).slice(0, 2)).toEqual([40, 40]);
    expect(lengths(`${'x'.repeat(39)}${'🌍'.repeat(600)}`, 40).slice(0, 2)).toEqual([41, 40]);
    expect(lengths('x'.repeat(121), 40)).toEqual([40, 40, 41]);
  });

  const rows = (count: number) => '| a row | of words |\n'.repeat(count);
  const head = '| One | Two |\n| --- | --- |\n';

  it('a long table is whole, and one of more than ten sections repeats its head', () => {
    expect(markdownSections(`${head}${rows(10)}\nEnd`, 40)).toEqual([
      `${head}${rows(10)}\n`,
      'End',
    ]);
    expect(markdownSections(`${head}${rows(40)}`, 40)).toEqual([
      `${head}${rows(17)}`,
      `${head}${rows(17)}`,
      `${head}${rows(6)}`,
    ]);
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
    expect(markdownSections('- a bullet of words\n'.repeat(5), 40)).toEqual([
      '- a bullet of words\n'.repeat(2),
      '- a bullet of words\n'.repeat(2),
      '- a bullet of words\n',
    ]);
  });

  it('a section ends at a blank line of a text that begins with one', () => {
    expect(lengths(`\n${'word word word\n\n'.repeat(4)}`, 30)).toEqual([33, 32]);
  });

  it.each([' ', '\t'])(
    'a section goes on after a blank line when %j indents the next line',
    (indent) => {
      const text = `${'word '.repeat(6)}\n\n${indent}indented\n\nlast words of the whole text`;
      expect(markdownSections(text, 30).at(-1)).toBe('last words of the whole text');
    },
  );

  const fenced = (open: string, inner: string, close: string) =>
    markdownSections(
      `${open}\ncode code code code code\n${inner}\n\nmore\n${close}\n\nlast words of the text`,
      30,
    ).at(-1);

  it.each([
    ['````', '```', '````'],
    ['````', '~~~~', '`````'],
    ['````', '```` x', '  ````  '],
    ['~~~', '```', '~~~'],
    ['  ~~~', '~~', '~~~~'],
    ['```js', '``` js', '```'],
  ])(
    'a section does not end in code between %j and its end: %j does not close it, %j does',
    (...fences) => {
      expect(fenced(...fences)).toBe('last words of the text');
    },
  );

  it('a section ends at the first blank line after code that a fence closes', () => {
    expect(fenced('```', '```', 'text')).toBe('more\ntext\n\nlast words of the text');
  });
});
