import { expect, it } from 'vitest';
import { serverCode, serverMessage } from '@/http/server-message';

it.each([
  [{ msg: 'No.' }, 'No.'],
  [{ message: 'No.' }, 'No.'],
  [{ msg: 'First', message: 'Second' }, 'First'],
  [{ msg: '  ', message: ' Second ' }, 'Second'],
  [{ msg: 5, message: ['x'] }, null],
  [{ error: 'CODE' }, null],
  ['text', null],
  [null, null],
])('the error body %j has the message %j', (body, expected) => {
  expect(serverMessage(body)).toBe(expected);
});

it.each([
  [{ code: 'A' }, 'A'],
  [{ error: 'B' }, 'B'],
  [{ code: 'A', error: 'B' }, 'A'],
  [{ code: 11000 }, null],
  [{ error: { code: 'A' } }, null],
  [null, null],
])('the error body %j has the code %j', (body, expected) => {
  expect(serverCode(body)).toBe(expected);
});
