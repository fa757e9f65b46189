// @vitest-environment node
import { expect, it } from 'vitest';
import { utf8Chunks } from '@mock-api/stream';

const TEXT = 'Plain at first, then “quotes”, naïve é, 日々是好日 and 🚀🙂 at the end. '.repeat(8);

it('the chunks of a stream cut characters in two and decode to the whole text', () => {
  const chunks = utf8Chunks(TEXT, 24);
  const broken = chunks.filter(([first = 0]) => (first & 0b1100_0000) === 0b1000_0000);
  expect(broken.length).toBeGreaterThan(3);
  const decoder = new TextDecoder();
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
  expect(text + decoder.decode()).toBe(TEXT);
});
