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
  ['zero', { data: { id: 0 } }, '0'],
  ['none, while there is an email', { email: 'x' }, ''],
  ['none, while there is a name', { username: 'x' }, ''],
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
  ['undefined', undefined],
  ['text', '<html></html>'],
  ['a number', 1],
  ['a list', []],
  ['an empty object', {}],
  ['{user: null}', { user: null }],
  ['{user: text}', { user: 'maya' }],
  ['{user} of an empty object', { user: {} }],
  ['{data: []}', { data: [] }],
  ['an id that is not a number', { id: Number.NaN }],
  ['empty texts', { user: { id: '', email: '', username: '' } }],
  ['an object as an email', { user: { email: {} } }],
  ['a name alone', { user: { name: 'Maya' } }],
  ['success without a user', { success: true, message: 'Signed in.' }],
])('a response of %s has no user', (_, body) => {
  expect(readUser(body)).toBeNull();
});
