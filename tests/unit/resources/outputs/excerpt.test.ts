import { expect, it } from 'vitest';
import { excerpt, excerptAtMatch } from '@/resources/outputs/excerpt';

const long = 'word '.repeat(100);

it.each([
  ['x'.repeat(151), `${'x'.repeat(150)}…`],
  [`**${'x'.repeat(150)}**`, 'x'.repeat(150)],
  [`## Title\n\n${long}`, `Title ${long}`.slice(0, 150) + '…'],
  ['👨‍👩‍👧‍👦'.repeat(151), `${'👨‍👩‍👧‍👦'.repeat(150)}…`],
  // The beginning consists only of Markdown characters.
  [`${'> '.repeat(3000)}words at last`, 'words at last'],
])('the excerpt of %j is %j', (markdown, words) => {
  expect(excerpt(markdown)).toBe(words);
});

it('an excerpt at a match has 150 characters from the word that begins less than 40 before it', () => {
  const match = `${'before '.repeat(30)}**needle** ${'after '.repeat(60)}`;
  const words = excerptAtMatch(match, ['needle']);
  expect(words).toMatch(/^… (before ){5}needle (after )+/);
  expect(words.replace(/^… /, '').replace(/…$/, '')).toHaveLength(150);
  expect(excerptAtMatch(match, [])).toBe('');
});

it.each([
  [`${'x'.repeat(200)}needle`, '… needle'],
  [`start ${'w'.repeat(38)} needle`, `… ${'w'.repeat(38)} needle`],
  [`start ${'w'.repeat(39)} needle`, '… needle'],
  ['No match', ''],
])('the excerpt of %j at the match is %j', (markdown, expected) => {
  expect(excerptAtMatch(markdown, ['needle'])).toBe(expected);
});
