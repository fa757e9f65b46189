import { expect, it } from 'vitest';
import { readUser } from '@/resources/session/schema';

const maya = { _id: 'u1', username: 'Maya', email: 'maya@example.org' };

it.each([
  ['the object itself', maya],
  ['{user}', { success: true, user: maya }],
  ['{data}', { success: true, data: maya }],
  ['{data: {user}}', { data: { user: maya } }],
  ['{user} beside a message', { message: 'Signed in.', user: maya, data: null }],
])('the user is read from %s', (_, body) => {
  expect(readUser(body)).toMatchObject({ id: 'u1', username: 'Maya', email: 'maya@example.org' });
});

it.each([
  ['_id before id', { _id: 'a', id: 'b', email: 'x' }, 'a'],
  ['id without _id', { id: 'b', email: 'x' }, 'b'],
  ['a number', { id: 7, email: 'x' }, '7'],
  ['none, while there is an email', { email: 'x' }, ''],
  ['an object, which is no id', { _id: { $oid: 'a' }, email: 'x' }, ''],
])('the id of a user is read as text or left empty: %s', (_, body, id) => {
  expect(readUser(body)?.id).toBe(id);
});

it('missing or invalid fields of a user get empty values', () => {
  const body = { _id: 'u1', username: null, email: ['x'], name: 7, company: ' ', phone: {} };
  expect(readUser(body)).toMatchObject({
    id: 'u1',
    username: '',
    email: '',
    name: '7',
    company: null,
    phone: null,
    fullName: null,
    intercomJWTToken: null,
    userType: null,
  });
});

it.each([
  ['null', null],
  ['text', '<html></html>'],
  ['a list', []],
  ['an empty object', {}],
  ['{user: null}', { user: null }],
  ['an id that is not a number', { id: Number.NaN }],
  ['an object as an email', { user: { email: {} } }],
  ['success without a user', { success: true, message: 'Signed in.' }],
])('a response of %s has no user', (_, body) => {
  expect(readUser(body)).toBeNull();
});
