import { describe, expect, it } from 'vitest';
import {
  HttpError,
  MalformedResponseError,
  NetworkError,
  RefreshRejectedError,
  RejectedError,
} from '@/http/http-error';
import {
  changePasswordFailure,
  newPasswordFailure,
  resetLinkFailure,
} from '@/resources/sign-in/password-failure';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const SERVER = 'Server error. Please try again later or contact support if the problem persists.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const HTML = '<html><body>Bad Gateway</body></html>';

function httpError(status: number, body: unknown, retryAfter: string | null = null) {
  return new HttpError(status, 'Status', body, retryAfter);
}

/** Adds a name for each error to the rows of a table. */
function named(
  rows: readonly (readonly [error: unknown, message: string])[],
): [name: string, message: string, error: unknown][] {
  return rows.map(([error, message]) => [
    error instanceof HttpError
      ? `${error.status} and ${JSON.stringify(error.body)}`
      : String(error),
    message,
    error,
  ]);
}

describe('resetLinkFailure', () => {
  const INVALID_EMAIL = 'Please check your email address and try again.';

  it.each(
    named([
      [httpError(400, { msg: 'Not this one.' }), 'Not this one.'],
      [httpError(400, { message: 'Only this.' }), 'Only this.'],
      [httpError(400, { code: 'BAD' }), INVALID_EMAIL],
      [httpError(400, 'Bad Request'), INVALID_EMAIL],
      [httpError(400, HTML), INVALID_EMAIL],
      [httpError(400, null), INVALID_EMAIL],
      [httpError(401, { msg: 'No.' }), UNEXPECTED],
      [httpError(404, null), UNEXPECTED],
      [httpError(500, { msg: 'stack trace' }), SERVER],
      [httpError(502, HTML), SERVER],
      [new NetworkError('timeout'), NETWORK],
      [new MalformedResponseError('a page'), UNEXPECTED],
      [new RejectedError({ success: false, message: 'Not today.' }), 'Not today.'],
      [new RejectedError({ success: false }), UNEXPECTED],
      [new TypeError('x'), UNEXPECTED],
    ]),
  )('a reset link request that fails with %s shows: %s', (_name, message, error) => {
    expect(resetLinkFailure(error, NOW).message).toBe(message);
  });

  it.each([
    [{ code: 'RATE_LIMIT_EXCEEDED' }, null, 3600, '60 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 45 }, null, 45, '45 seconds'],
    [{ error: 'RATE_LIMIT_EXCEEDED', retryAfter: 61 }, null, 61, '2 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 0 }, null, 3600, '60 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: -5 }, null, 3600, '60 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 'soon' }, null, 3600, '60 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED' }, '90', 90, '2 minutes'],
    [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: '2026-11-01T12:05:00Z' }, null, 300, '5 minutes'],
  ])(
    'a reset link request that gets 429 with %j and Retry-After %s waits %d s',
    (body, header, seconds, words) => {
      expect(resetLinkFailure(httpError(429, body, header), NOW)).toEqual({
        kind: 'rate_limit',
        message: `Too many password reset attempts. Please try again in ${words}.`,
        limit: { seconds, messageKey: 'reset' },
      });
    },
  );

  it.each([
    [{ retryAfter: 30 }, '30 seconds'],
    [null, '60 minutes'],
    [HTML, '60 minutes'],
  ])(
    'a reset link request that gets 429 without a code, with %j, counts as the limit on reset links',
    (body, words) => {
      expect(resetLinkFailure(httpError(429, body), NOW).message).toBe(
        `Too many password reset attempts. Please try again in ${words}.`,
      );
    },
  );

  it.each([
    [{ code: 'IP_BLOCKED', retryAfter: 30 }, '30 seconds'],
    [{ error: 'SLOW_DOWN' }, '60 minutes'],
  ])(
    'a reset link request that gets 429 with another code, %j, shows the generic wait',
    (body, words) => {
      expect(resetLinkFailure(httpError(429, body), NOW).message).toBe(
        `Too many attempts. Please wait ${words} before trying again.`,
      );
    },
  );
});

it.each(
  named([
    [httpError(400, { msg: 'This link is used.' }), 'This link is used.'],
    [httpError(400, HTML), 'Please check your input and try again.'],
    [
      httpError(401, null),
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      httpError(429, { code: 'RATE_LIMIT_EXCEEDED' }),
      'Too many login attempts. Please try again in 15 minutes.',
    ],
    [
      httpError(429, { retryAfter: 5 }),
      'Too many attempts. Please wait 5 seconds before trying again.',
    ],
    [httpError(503, null), SERVER],
    [httpError(404, { msg: 'Gone.' }), UNEXPECTED],
    [new NetworkError('offline'), NETWORK],
    [new RejectedError({ success: false, msg: 'No.' }), 'No.'],
    [new RejectedError({ success: false }), UNEXPECTED],
  ]),
)('a password reset that fails with %s shows: %s', (_name, message, error) => {
  expect(newPasswordFailure(error, NOW).message).toBe(message);
});

describe('changePasswordFailure', () => {
  const WRONG = 'Something went wrong.';

  it.each(
    named([
      [
        httpError(401, { msg: 'The current password is incorrect.' }),
        'The current password is incorrect.',
      ],
      [httpError(400, { msg: 'First.', message: 'Second.' }), 'First.'],
      [httpError(400, { message: 'Second.' }), '{"message":"Second."}'],
      [httpError(400, { msg: '  ' }), '{"msg":"  "}'],
      [httpError(400, { msg: { text: 'nested' } }), '{"msg":{"text":"nested"}}'],
      [httpError(400, {}), '{}'],
      [httpError(422, ['a', 'b']), '["a","b"]'],
      [new HttpError(400, 'Bad Request', { a: 1 }, null, ' { "a": 1 }\n'), '{ "a": 1 }'],
      [httpError(500, 'Internal Server Error'), 'Internal Server Error'],
      [httpError(502, HTML), HTML],
      [httpError(500, null), WRONG],
      [httpError(500, ' \n'), WRONG],
      [httpError(500, undefined), WRONG],
      [new RejectedError({ success: false, msg: 'No.' }), 'No.'],
      [new RejectedError({ success: false }), '{"success":false}'],
      [new NetworkError('offline'), WRONG],
      [new MalformedResponseError('a page'), WRONG],
      [new RefreshRejectedError(401), WRONG],
      ['a string', WRONG],
    ]),
  )('a change of the password that fails with %s shows: %s', (_name, message, error) => {
    expect(changePasswordFailure(error)).toBe(message);
  });
});
