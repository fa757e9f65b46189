import { expect, it } from 'vitest';
import {
  passwordStrength,
  validateChangePassword,
  validateNewPassword,
} from '@/resources/sign-in/password-rules';

const WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';

it.each([
  ['', '', 'newPassword', 'Please fill in all fields.'],
  ['Portal-26', '', 'confirmPassword', 'Please fill in all fields.'],
  // Equality is validated before strength.
  ['short', 'other', 'confirmPassword', 'Passwords do not match.'],
  ['Portal-26', 'Portal-26 ', 'confirmPassword', 'Passwords do not match.'],
  ['Port-26', 'Port-26', 'newPassword', WEAK],
  ['portal-26', 'portal-26', 'newPassword', WEAK],
  ['PORTAL-26', 'PORTAL-26', 'newPassword', WEAK],
  ['Portal-xx', 'Portal-xx', 'newPassword', WEAK],
  ['Portal2626', 'Portal2626', 'newPassword', WEAK],
])(
  'a new password %j, confirmed as %j, is invalid at %s: %s',
  (newPassword, confirmPassword, field, message) => {
    expect(validateNewPassword({ newPassword, confirmPassword })).toEqual({ field, message });
  },
);

it.each(['@', '-', ' ', 'é', '😀'])(
  'a new password may have %s as its special character',
  (special) => {
    const newPassword = `Portal26${special}`;
    expect(validateNewPassword({ newPassword, confirmPassword: newPassword })).toBeNull();
  },
);

it.each([
  ['', '', '', 'oldPassword', 'All fields are required.'],
  ['old', '', 'b', 'newPassword', 'All fields are required.'],
  ['old', 'a', '', 'confirmPassword', 'All fields are required.'],
  ['old', 'a', 'b', 'confirmPassword', 'New and Confirm passwords must match.'],
  ['old', 'seven77', 'seven77', 'newPassword', 'Password must be at least 8 characters long.'],
])(
  'a change of the password %j to %j, confirmed as %j, is invalid at %s: %s',
  (oldPassword, newPassword, confirmPassword, field, message) => {
    expect(validateChangePassword({ oldPassword, newPassword, confirmPassword })).toEqual({
      field,
      message,
    });
  },
);

it.each([
  ['eight letters', 'eightchr'],
  ['eight blanks', '        '],
])('a password may be changed to one of %s', (_, newPassword) => {
  expect(
    validateChangePassword({ oldPassword: 'x', newPassword, confirmPassword: newPassword }),
  ).toBeNull();
});

it.each([
  ['', null],
  ['Aa1-Aa1', 1],
  ['A1-aA1-aA1-aA1-a', 1],
  ['A1-aA1-aA1-aA1-b', 4],
  ['abcdefghij1', 1],
  ['Abcdefg1', 2],
  ['abcdefghijklmno', 1],
  ['abcdefghijklmnop', 2],
  ['Abcdef1-', 3],
  ['Abcdefghijk1', 3],
  ['Abcdefghij1-', 4],
])('the password %j has the strength %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
