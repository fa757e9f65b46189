import { expect, it } from 'vitest';
import { markdownToHtml } from '@/ui/markdown/markdown-html';

it.each([
  ['# Title\n\nA **bold** word.', '<h1>Title</h1>\n<p>A <strong>bold</strong> word.</p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['[a](https://a.example)', '<p><a href="https://a.example">a</a></p>'],
  ['[a](javascript:alert(1))', '<p><a href="">a</a></p>'],
  ['![chart](https://a.example/c.png)', '<p><a href="https://a.example/c.png">chart</a></p>'],
  ['<b onclick="x()">raw</b>', '<p>raw</p>'],
  ['Hi <First Name>', '<p>Hi &lt;First Name&gt;</p>'],
  ['<h2>Offer</h2><p onclick="x()">It</p>', '<h2>Offer</h2>\n<p>It</p>'],
  ['', ''],
])('%j becomes the HTML %j', (text, html) => {
  expect(markdownToHtml(text)).toBe(html);
});

it('a long text is converted whole', () => {
  const paragraph = `${'A word '.repeat(100)}.\n\n`;
  const html = markdownToHtml(`${paragraph.repeat(30)}The end.`);
  expect(html.match(/<p>/g)).toHaveLength(31);
  expect(html).toMatch(/<p>The end\.<\/p>$/);
});
