import { expect, it } from 'vitest';
import { validateResetLink, validateSignIn } from '@/resources/sign-in/sign-in-rules';
import { measureCpuTime } from '../../../helpers/clock';

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
  ['   ', 'Email is required'],
  ['maya', 'Please enter a valid email address'],
  ['maya@host', 'Please enter a valid email address'],
  ['ma ya@host.com', 'Please enter a valid email address'],
  ['maya@.com', 'Please enter a valid email address'],
  ['maya@ho@st.com', 'Please enter a valid email address'],
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
  ['an e-mail address between blanks', '  maya@host.com '],
  ['an e-mail address in Cyrillic', 'пошта@приклад.укр'],
])('a reset link may be requested for %s', (_, email) => {
  expect(validateResetLink({ email })).toBeNull();
});
