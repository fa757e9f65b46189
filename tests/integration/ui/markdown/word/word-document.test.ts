import { expect, it } from 'vitest';
import { markdownToWord } from '@/ui/markdown/word/word-document';
import { wordLink } from '@/ui/markdown/word/word-text';
import { readWord } from '../../../../helpers/files';

const word = async (markdown: string) => readWord(await markdownToWord(markdown, 'Title'));

it('a Word file has the headings, paragraphs, quotations and code of the Markdown', async () => {
  const { paragraphs, formatted } = await word(
    [
      '# One\n\n###### Six',
      'A **bold**, *slanted*, ~~gone~~ and `coded` line\nthat goes on,  \nand a new one.',
      '> A quotation',
      '```js\nfirst\n\tsecond\n```',
    ].join('\n\n'),
  );
  expect(paragraphs.map(({ style, text }) => [style, text])).toEqual([
    ['Heading1', 'One'],
    ['Heading6', 'Six'],
    ['', 'A bold, slanted, gone and coded line that goes on,\nand a new one.'],
    ['Quote', 'A quotation'],
    ['CodeBlock', 'first\n    second'],
  ]);
  expect(formatted('b')).toEqual(['bold']);
  expect(formatted('i')).toEqual(['slanted']);
  expect(formatted('strike')).toEqual(['gone']);
  expect(formatted('Code')).toEqual(['coded']);
});

it('the lists of a Word file are nested, each counts from its own start, and tasks have boxes', async () => {
  const { paragraphs } = await word(
    [
      '- one\n  - nested\n    1. deep\n- two\n\n  More of two.',
      '3. three\n4. four',
      'Text.',
      '1. again',
      '- [x] done\n- [ ] to do',
    ].join('\n\n'),
  );
  const counters = paragraphs.map(({ list }) => list.split('#')[1]);
  const listed = paragraphs.map(({ list, text }) => [list.replace(/ #.*/, ''), text]);
  expect(listed).toEqual([
    ['0 • 1', 'one'],
    ['1 ◦ 1', 'nested'],
    ['2 %3. 1', 'deep'],
    ['0 • 1', 'two'],
    ['', 'More of two.'],
    ['0 %1. 3', 'three'],
    ['0 %1. 3', 'four'],
    ['', 'Text.'],
    ['0 %1. 1', 'again'],
    ['', '☑ done'],
    ['', '☐ to do'],
  ]);
  const [one, , deep, two, , three, four, , again] = counters;
  expect([one, three]).toEqual([two, four]);
  expect(new Set([one, deep, three, again]).size).toBe(4);
});

it('a table of a Word file has all its cells, a bold header that repeats, and its alignment', async () => {
  const { tables, xml, formatted } = await word(
    '| Step | Price |\n|---|--:|\n| Call | **$0** |\n| Review |\n\n| Next |\n|---|',
  );
  expect(tables).toEqual([
    [
      ['Step', 'Price'],
      ['Call', '$0'],
      ['Review', ''],
    ],
    [['Next']],
  ]);
  expect(formatted('b')).toEqual(['Step', 'Price', '$0', 'Next']);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2);
  expect(xml.match(/<w:jc w:val="right"\/>/g)).toHaveLength(3);
  // Tables without a paragraph between them would be one.
  expect(xml).not.toContain('</w:tbl><w:tbl>');
});

it('HTML, unsafe links and images of a Word file show their text, and it refers only to safe URLs', async () => {
  const { paragraphs, urls, xml } = await word(
    [
      '[site](https://a.example/?x=1&y=2) [by name][n] [bad](javascript:alert(1)) [here](/tool/1)',
      '![chart](https://b.example/c.png) [![logo](https://c.example/l.png)](https://d.example)',
      'A <b>bold</b><br>word',
      '<script>alert(1)</script>',
      '<h2>Your offer</h2><p>Hi <First Name></p>',
      '[n]: mailto:ann@a.example',
    ].join('\n\n'),
  );
  expect(paragraphs.map(({ text }) => text)).toEqual([
    'site by name bad here',
    'chart logo',
    'A bold\nword',
    'Your offer',
    'Hi <First Name>',
  ]);
  expect(urls).toEqual([
    'https://a.example/?x=1&y=2',
    'mailto:ann@a.example',
    'https://b.example/c.png',
    'https://d.example/',
  ]);
  expect(xml).not.toContain('<w:drawing');
});

it.each([
  ['https://a.example/a b"<>', 'https://a.example/a%20b%22%3C%3E'],
  ['HTTPS://A.example', 'https://a.example/'],
  ['mailto:a b@c.example', 'mailto:a%20b@c.example'],
  ['xmpp:ann@a.example', 'xmpp:ann@a.example'],
  ['javascript:alert(1)', null],
  ['/tool/1', null],
  ['https://[', null],
  [`https://a.example/${'a'.repeat(1982)}`, `https://a.example/${'a'.repeat(1982)}`],
  [`https://a.example/${'a'.repeat(1983)}`, null],
])('the link of a Word file to %j is %j', (url, link) => {
  expect(wordLink(url)).toBe(link);
});

it('characters that XML does not allow are left out of a Word file, and any text gives a file', async () => {
  const { paragraphs } = await word('a\u0001b\u000Bc\uFFFEd\uD800e & "f" <\n\n```\ng\u0000h\n```');
  expect(paragraphs.map(({ text }) => text)).toEqual(['abcde & "f" <', 'g\uFFFDh']);
  expect((await word('')).paragraphs).toEqual([]);
  const nested = `${'> '.repeat(60)}deep`;
  expect((await word(nested)).paragraphs.map(({ text }) => text)).toEqual([nested]);
});

it('a table of more columns than Word opens is a paragraph for each row', async () => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(64)}\n`;
  const { paragraphs, xml } = await word(`${row('head')}${row('---')}${row('cell')}`);
  expect(xml).not.toContain('<w:tbl>');
  expect(paragraphs.map(({ text }) => text)).toEqual([
    Array(64).fill('head').join(' | '),
    Array(64).fill('cell').join(' | '),
  ]);
});
