import { expect, it } from 'vitest';
import { plainText } from '@/lib/text/plain-text';
import { measureCpuTime } from '../../../helpers/clock';

it.each([
  ['## Why this one\n\nBecause.', 'Why this one Because.'],
  ['__strong__ and _soft_ and ~~gone~~', 'strong and soft and gone'],
  ['- one\n- two\n  1. three', 'one two three'],
  ['> Numbers are *only* sentences.', 'Numbers are only sentences.'],
  ['Call `next()` twice.', 'Call next() twice.'],
  ['```js\nlet a = 1;\n```', 'let a = 1;'],
  ['A [link](https://example.com/a_(b)) and ![a chart](x.png).', 'A link and a chart.'],
  ['<https://example.com> is out', 'https://example.com is out'],
  ['| Area | Picture |\n| --- | --- |\n| Cash | Thin |', 'Area Picture Cash Thin'],
  ['Title\n=====\n\nText\n\n---\n\nMore', 'Title Text More'],
  ['<b>Bold</b> <img src=x onerror=alert(1)>end', 'Bold end'],
  ['a<script>alert(1)</script>b<style>*{}</style>c', 'abc'],
  ['<h2>Your offer</h2><p>It is <i>good</i>.</p>', 'Your offer It is good.'],
  ['1 \\* 2 = 2', '1 * 2 = 2'],
  ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
  // Text that only looks like Markdown remains.
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['5 > 3, #1 of -7 and 3.5 | 4', '5 > 3, #1 of -7 and 3.5 | 4'],
  ['a < b and b > c', 'a < b and b > c'],
  ['Hi <First Name>, I saw <Company>', 'Hi <First Name>, I saw <Company>'],
])('the plain text of %j is %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

it.each(['[', '![a](', '<a', '_a', '`', '> ', '<script>', '= '])(
  '200,000 characters of %j are converted to plain text within 1 s of processor time',
  (mark) => {
    const text = mark.repeat(200_000 / mark.length);
    expect(measureCpuTime(() => void plainText(text))).toBeLessThan(1000);
  },
);
