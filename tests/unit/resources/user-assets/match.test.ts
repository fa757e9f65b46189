import { expect, it } from 'vitest';
import {
  containsWord,
  excerptAtMatch,
  markWords,
  searchWords,
} from '@/resources/user-assets/match';

const marked = (text: string, term: string) =>
  markWords(text, searchWords(term))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['A calmer team', 'team', 'A calmer [team]'],
  ['Team TEAMS', 'team', '[Team] [TEAM]S'],
  ['one two one', '  two   one ', '[one] [two] [one]'],
  ['steamteam', 'team steam', '[steam][team]'],
  ['a.b (c) $1', '.b (c) $', 'a[.b] [(c)] [$]1'],
  ['\\ [x] {y} ^|', '\\ [x] {y} ^|', '[\\] [[x]] [{y}] [^|]'],
  ['Médica', 'MÉD', '[Méd]ica'],
  ['<b>x</b>', '<b>', '[<b>]x</b>'],
  ['Nothing', '', 'Nothing'],
  ['', 'word', ''],
])('in %j the search for %j marks %j', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

it.each([
  ['A calm ladder', 'LADDER', true],
  ['A calm ladder', 'zebra calm', true],
  ['A calm ladder', 'zebra', false],
  ['A calm ladder', ' ', false],
])('that %j contains a word of %j is %j', (text, term, expected) => {
  expect(containsWord(text, searchWords(term))).toBe(expected);
});

const long = `${'before '.repeat(30)}**needle** ${'after '.repeat(60)}`;

it('an excerpt at a match has 150 characters from the word that begins less than 40 before it', () => {
  const words = excerptAtMatch(long, ['NEEDLE']);
  expect(words).toMatch(/^… (before ){5}needle (after )+/);
  expect(words.replace(/^… /, '').replace(/…$/, '')).toHaveLength(150);
});

it.each([
  ['Short needle.', 'Short needle.'],
  [`${'x'.repeat(200)}needle`, '… needle'],
  ['No match', ''],
  ['', ''],
])('the excerpt of %j at the match is %j', (markdown, expected) => {
  expect(excerptAtMatch(markdown, ['needle'])).toBe(expected);
});

it('a search without words has no excerpt', () => {
  expect(excerptAtMatch(long, [])).toBe('');
});
