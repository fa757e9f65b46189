import { expect, it } from 'vitest';
import { unwrapMarkdownFence } from '@/lib/text/markdown-fences';

it.each([
  ['```markdown\n# Offer\n```', '# Offer'],
  ['\n~~~md\nA\n\nB\n~~~\n', 'A\n\nB'],
  ['````markdown\n```js\nx\n```\n````', '```js\nx\n```'],
  ['```markdown\n```js\nx\n```\n```', '```js\nx\n```'],
  // The fence is only a part of the text, or of another language.
  ['```markdown\na\n```\n\nword', '```markdown\na\n```\n\nword'],
  ['```markdown\na\n```\n\n```js\nb\n```', '```markdown\na\n```\n\n```js\nb\n```'],
  ['```js\na\n```', '```js\na\n```'],
])('the text of %j is %j', (text, markdown) => {
  expect(unwrapMarkdownFence(text)).toBe(markdown);
});
