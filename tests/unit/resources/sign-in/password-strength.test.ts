import { expect, it } from 'vitest';
import { passwordStrength } from '@/resources/sign-in/password-rules';

it.each([
  ['', null],
  ['a', 1],
  ['Aa1-Aa1', 1],
  ['Abcde1-', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['A1-aA1-aA1-aA1-a', 1],
  ['A1-aA1-aA1-aA1-b', 4],
  ['abcdefgh', 1],
  ['abcdefg1', 1],
  ['abcdefghij1', 1],
  ['abcdefghijk1', 2],
  ['Abcdefg1', 2],
  ['abcdefghijklmno', 1],
  ['abcdefghijklmnop', 2],
  ['Abcdef1-', 3],
  ['Abcdefghijk1', 3],
  ['Abcdefghij1-', 4],
  ['Portal-Demo-26', 4],
])('the password %j has the strength %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
