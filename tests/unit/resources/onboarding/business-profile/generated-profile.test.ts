import { expect, test } from 'vitest';
import { HttpError, MalformedResponseError, NetworkError, RejectedError } from '@/http/http-error';
import {
  generationErrorMessage,
  saveErrorMessage,
} from '@/resources/onboarding/business-profile/generated-profile';
import {
  normalizeLineEnds,
  isSameText,
} from '@/resources/onboarding/business-profile/profile-text';

const http = (body: unknown) => new HttpError(500, 'Internal Server Error', body);

test.each([
  ['msg before message', http({ msg: 'A', message: 'B' }), 'A'],
  ['message', http({ message: 'B' }), 'B'],
  ['a blank message', http({ message: ' ' }), 'Failed to generate profile'],
  ['another type', http({ message: { a: 1 } }), 'Failed to generate profile'],
  ['a page', http('<html>502</html>'), 'Failed to generate profile'],
  ['nothing', http(null), 'Failed to generate profile'],
  ['a page and success', new MalformedResponseError(), 'Failed to generate profile'],
  ['a broken connection', new NetworkError('reset'), 'Something went wrong'],
  ['anything else', new TypeError('x is undefined'), 'Something went wrong'],
  ['no error at all', undefined, 'Something went wrong'],
])(
  'the message of a failed generation with %s is shown or replaced by a default',
  (_, error, words) => {
    expect(generationErrorMessage(error)).toBe(words);
  },
);

test.each([
  ['a message', http({ message: 'Full.' }), 'Full.'],
  ['success false', new RejectedError({ success: false, msg: 'No.' }), 'No.'],
  ['success false alone', new RejectedError({ success: false }), 'Something went wrong'],
  ['a page', new MalformedResponseError(), 'Something went wrong'],
  ['a broken connection', new NetworkError('reset'), 'Something went wrong'],
])('the message of a failed save with %s is shown or replaced by a default', (_, error, words) => {
  expect(saveErrorMessage(error)).toBe(words);
});

test.each([
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['a\r\n\r\nb\n', 'a\n\nb\n'],
  ['', ''],
])('the profile text %j is %j in a text area', (text, expected) => {
  expect(normalizeLineEnds(text)).toBe(expected);
});

test.each([
  ['a\n', 'a', true],
  ['a\nb', 'a\r\nb', true],
  ['a', 'b', false],
  ['', '  ', true],
  ['', 'a', false],
])('the draft %j with the saved text %j is not needed: %s', (draft, stored, expected) => {
  expect(isSameText(draft, stored)).toBe(expected);
});
