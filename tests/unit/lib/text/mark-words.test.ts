import { expect, it } from 'vitest';
import { containsWord, markWords, searchWords } from '@/lib/text/mark-words';

const marked = (text: string, term: string) =>
  markWords(text, searchWords(term))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['A calmer team', 'team', 'A calmer [team]'],
  ['one two one', '  two   one ', '[one] [two] [one]'],
  ['steamteam', 'team steam', '[steam][team]'],
  ['a.b (c) $1', '.b (c) $', 'a[.b] [(c)] [$]1'],
  ['\\ [x] {y} ^|', '\\ [x] {y} ^|', '[\\] [[x]] [{y}] [^|]'],
  ['Médica', 'MÉD', '[Méd]ica'],
  ['A cafe\u0301 and a café', 'cafe', 'A [cafe\u0301] and a [café]'],
  ["Don’t, don't", "don't", "[Don’t], [don't]"],
  ['follow\u2011up, follow-up', 'follow-up', '[follow\u2011up], [follow-up]'],
  ['part\u00adner', 'partner', '[part\u00adner]'],
  ['İzmir 🙂 ODA', 'izmir oda', '[İzmir] 🙂 [ODA]'],
  ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
  ['\u1112\u1161\u11ab글', '한글', '[\u1112\u1161\u11ab글]'],
  ['한글', '하', '한글'],
  ['か\u3099く', 'が', '[か\u3099]く'],
  ['<b>x</b>', '<b>', '[<b>]x</b>'],
  ['Nothing', '', 'Nothing'],
])('in %j the search for %j marks %j', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

it.each([
  ['A calm ladder', 'zebra calm', true],
  ['A calm ladder', 'zebra', false],
  ['A calm ladder', ' ', false],
])('that %j contains a word of %j is %j', (text, term, expected) => {
  expect(containsWord(text, searchWords(term))).toBe(expected);
});
