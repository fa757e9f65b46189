import { expect, it } from 'vitest';
import {
  validateChangePassword,
  validateNewPassword,
  validateResetLink,
  validateSignIn,
} from '@/resources/session/sign-in-rules';
import { measureCpuTime } from '../../helpers/cpu-time';

const LONG = 'x'.repeat(5000);
const WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';

it.each([
  ['', '', 'email', 'Please fill in all fields.'],
  ['   ', 'secret', 'email', 'Please fill in all fields.'],
  ['maya@host.com', '', 'password', 'Please fill in all fields.'],
  ['maya', '', 'password', 'Please fill in all fields.'],
  ['maya', 'secret', 'email', 'Please enter a valid email address.'],
])('a login with %j and %j has an error of the field %s: %s', (email, password, field, message) => {
  expect(validateSignIn({ email, password })).toEqual({ field, message });
});

it('a login with an e-mail address between blanks and a password of one character is valid', () => {
  expect(validateSignIn({ email: ' maya@host.com ', password: ' ' })).toBeNull();
});

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['maya', 'Please enter a valid email address'],
  ['maya@host', 'Please enter a valid email address'],
  ['ma ya@host.com', 'Please enter a valid email address'],
  ['@host.com', 'Please enter a valid email address'],
  ['maya@host.', 'Please enter a valid email address'],
  ['maya@.com', 'Please enter a valid email address'],
  ['maya@ho@st.com', 'Please enter a valid email address'],
  ['<script>alert(1)</script>', 'Please enter a valid email address'],
  ['x'.repeat(50), 'Please enter a valid email address'],
])('a reset link request for %j is invalid: %s', (email, message) => {
  expect(validateResetLink({ email })).toEqual({ field: 'email', message });
});

it('an e-mail address of 100,000 characters is validated within 1 s of processor time', () => {
  const message = 'Please enter a valid email address';
  const time = measureCpuTime(() => {
    expect(validateResetLink({ email: `a@${'.'.repeat(100_000)}@` })).toMatchObject({ message });
  });
  expect(time).toBeLessThan(1000);
});

it.each([
  ['an e-mail address', 'maya@host.com'],
  ['an e-mail address between blanks', '  maya@host.com '],
  ['an e-mail address in Cyrillic', 'пошта@приклад.укр'],
  ['an e-mail address of 5,000 characters', `${LONG}@host.com`],
])('a reset link may be requested for %s', (_, email) => {
  expect(validateResetLink({ email })).toBeNull();
});

it.each([
  ['', '', 'newPassword', 'Please fill in all fields.'],
  ['', 'Portal-26', 'newPassword', 'Please fill in all fields.'],
  ['Portal-26', '', 'confirmPassword', 'Please fill in all fields.'],
  // Equality is validated before strength.
  ['short', 'other', 'confirmPassword', 'Passwords do not match.'],
  ['Portal-26', 'Portal-26 ', 'confirmPassword', 'Passwords do not match.'],
  ['Port-26', 'Port-26', 'newPassword', WEAK],
  ['portal-26', 'portal-26', 'newPassword', WEAK],
  ['PORTAL-26', 'PORTAL-26', 'newPassword', WEAK],
  ['Portal-xx', 'Portal-xx', 'newPassword', WEAK],
  ['Portal2626', 'Portal2626', 'newPassword', WEAK],
  ['        ', '        ', 'newPassword', WEAK],
])(
  'a new password %j, confirmed as %j, is invalid at %s: %s',
  (newPassword, confirmPassword, field, message) => {
    expect(validateNewPassword({ newPassword, confirmPassword })).toEqual({ field, message });
  },
);

it.each([...'@$!%*?&'.split(''), '-', '_', '#', ' ', '"', '<', 'é', '漢', '😀'])(
  'a new password may have %s as its special character',
  (special) => {
    const newPassword = `Portal26${special}`;
    expect(validateNewPassword({ newPassword, confirmPassword: newPassword })).toBeNull();
  },
);

it('a new password may be very long', () => {
  const newPassword = `Aa1-${LONG}`;
  expect(validateNewPassword({ newPassword, confirmPassword: newPassword })).toBeNull();
});

it.each([
  ['', '', '', 'oldPassword', 'All fields are required.'],
  ['', 'a', 'b', 'oldPassword', 'All fields are required.'],
  ['old', '', 'b', 'newPassword', 'All fields are required.'],
  ['old', 'a', '', 'confirmPassword', 'All fields are required.'],
  ['old', 'a', 'b', 'confirmPassword', 'New and Confirm passwords must match.'],
  ['old', 'eightchr', 'eightchR', 'confirmPassword', 'New and Confirm passwords must match.'],
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
  ['eight digits', '12345678'],
  ['eight blanks', '        '],
  ['Cyrillic letters', 'парольслово'],
  ['5,000 letters', LONG],
])('a password may be changed to one of %s', (_, newPassword) => {
  expect(
    validateChangePassword({ oldPassword: 'x', newPassword, confirmPassword: newPassword }),
  ).toBeNull();
});
