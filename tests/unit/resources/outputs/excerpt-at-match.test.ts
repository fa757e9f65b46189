import { expect, it } from 'vitest';
import { excerptAtMatch } from '@/resources/outputs/excerpt';

const long = `${'before '.repeat(30)}**needle** ${'after '.repeat(60)}`;

it('an excerpt at a match has 150 characters from the word that begins less than 40 before it', () => {
  const words = excerptAtMatch(long, ['needle']);
  expect(words).toMatch(/^… (before ){5}needle (after )+/);
  expect(words.replace(/^… /, '').replace(/…$/, '')).toHaveLength(150);
});

it.each([
  ['Short needle.', 'Short needle.'],
  [`${'x'.repeat(200)}needle`, '… needle'],
  [`start ${'w'.repeat(38)} needle`, `… ${'w'.repeat(38)} needle`],
  [`start ${'w'.repeat(39)} needle`, '… needle'],
  ['No match', ''],
  ['', ''],
])('the excerpt of %j at the match is %j', (markdown, expected) => {
  expect(excerptAtMatch(markdown, ['needle'])).toBe(expected);
});

it('a search without words has no excerpt', () => {
  expect(excerptAtMatch(long, [])).toBe('');
});
