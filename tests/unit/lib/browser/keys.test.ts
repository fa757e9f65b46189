import { expect, it } from 'vitest';
import { isComposingKey, isLetterKey } from '@/lib/browser/keys';

it.each([
  ['during a composition', true, 229, true],
  ['during a composition, with its own keyCode', true, 13, true],
  ['that ends a composition in Safari', false, 229, true],
  ['without a composition', false, 13, false],
])('whether a key %s is for the input method editor', (_, isComposing, keyCode, expected) => {
  expect(isComposingKey({ key: 'Enter', code: 'Enter', isComposing, keyCode })).toBe(expected);
});

it.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  ['л', 'KeyK', true],
  ['Л', 'KeyK', true],
  ['า', 'KeyK', true],
  // Dvorak has t at this place.
  ['t', 'KeyK', false],
  ['k', 'KeyV', true],
  ['к', 'KeyR', false],
  ['Dead', 'KeyK', false],
])('the key %j at the place of %s is that of the letter k: %s', (key, code, expected) => {
  expect(isLetterKey({ key, code, isComposing: false, keyCode: 75 }, 'k')).toBe(expected);
});
