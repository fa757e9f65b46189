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

  it.each([
    ['at the last space within its size', `${'x'.repeat(30)} ${'y'.repeat(100)}`, [30, 40, 61]],
    ['at a space just beyond half its size', `${'x'.repeat(21)} ${'y'.repeat(100)}`, [21, 40, 61]],
    [
      'at the size of a section when its only space is in the first half',
      `${'x'.repeat(20)} ${'y'.repeat(100)}`,
      [40, 40, 41],
    ],
    ['at its size when it has no space', 'x'.repeat(121), [40, 40, 41]],
    [
      'after a surrogate pair that the size of a section would divide',
      `${'x'.repeat(39)}${'🌍'.repeat(60)}`,
      [41, 40, 78],
    ],
  ])('a long line of Markdown is split %s', (_, line, cut) => {
    expect(lengths(line, 40)).toEqual(cut);
  });

  it('the rest of a long line is not split up to twice the size of a section', () => {
    expect(lengths('x'.repeat(120), 40)).toEqual([40, 80]);
    expect(lengths('x'.repeat(121), 40)).toEqual([40, 40, 41]);
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
