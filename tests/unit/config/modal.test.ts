import { expect, test } from 'vitest';
import { readModal, withModal } from '@/config/modal';

test.each([
  ['?modal=usage', 'usage'],
  ['?modal=buy', 'buy'],
  ['?modal=questionnaire&step=3', 'questionnaire'],
  ['?x=1&modal=usage&y', 'usage'],
  ['?modal=other&modal=usage', 'usage'],
  ['?modal=Usage', null],
  ['?modal', null],
  ['?xmodal=usage', null],
  ['', null],
])('the dialog that the query "%s" opens is %s', (search, modal) => {
  expect(readModal(search)).toBe(modal);
});

test.each([
  ['?modal=usage', ''],
  ['?a=%20b&modal=usage&c=+d', '?a=%20b&c=+d'],
  ['?modal=usage&x=1&modal=usage', '?x=1'],
  ['?%6Dodal=usage&x', '?x'],
  ['?modal=questionnaire&step=3&x=1', '?x=1'],
  ['?modal=usage&step=3', '?step=3'],
  ['?x=1', '?x=1'],
  ['', ''],
])('closing the dialog of the URL changes the query "%s" to "%s"', (search, closed) => {
  expect(withModal(search, null)).toBe(closed);
});

test.each([
  ['', '?modal=usage'],
  ['?a=%20b', '?a=%20b&modal=usage'],
  ['?modal=buy&a=1', '?a=1&modal=usage'],
])('opening the usage dashboard changes the query "%s" to "%s"', (search, opened) => {
  expect(withModal(search, 'usage')).toBe(opened);
});
