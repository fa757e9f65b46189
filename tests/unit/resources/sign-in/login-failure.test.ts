import { expect, it } from 'vitest';
import {
  HttpError,
  MalformedResponseError,
  NetworkError,
  RefreshRejectedError,
  RejectedError,
} from '@/http/http-error';
import { loginFailure } from '@/resources/sign-in/login-failure';

const NOW = Date.parse('2026-11-01T12:00:00Z');

const INPUT = 'Please check your input and try again.';
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';
const SERVER = 'Server error. Please try again later or contact support if the problem persists.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

function failure(status: number, body: unknown, retryAfter: string | null = null) {
  return loginFailure(new HttpError(status, 'Status', body, retryAfter), NOW);
}

it.each([
  [400, { msg: 'The captcha is too old.' }, 'validation', 'The captcha is too old.'],
  [400, { message: 'Only this.' }, 'validation', 'Only this.'],
  [400, { msg: 'First.', message: 'Second.' }, 'validation', 'First.'],
  [400, { msg: '   ', message: 'Second.' }, 'validation', 'Second.'],
  [400, { error: 'BAD' }, 'validation', INPUT],
  [400, { msg: { text: 'nested' } }, 'validation', INPUT],
  [400, ['msg'], 'validation', INPUT],
  [400, 'Bad Request', 'validation', INPUT],
  [400, '<html><body>Bad Request</body></html>', 'validation', INPUT],
  [400, null, 'validation', INPUT],
  [401, { msg: 'Wrong password.' }, 'auth', CREDENTIALS],
  [401, null, 'auth', CREDENTIALS],
  [401, '<h1>Unauthorized</h1>', 'auth', CREDENTIALS],
  [500, { msg: 'stack trace' }, 'server', SERVER],
  [502, '<h1>Bad Gateway</h1>', 'server', SERVER],
  [503, null, 'server', SERVER],
  [599, {}, 'server', SERVER],
  [403, { msg: 'No.' }, 'general', UNEXPECTED],
  [404, null, 'general', UNEXPECTED],
  [408, null, 'general', UNEXPECTED],
  [422, { message: 'No.' }, 'general', UNEXPECTED],
  [302, null, 'general', UNEXPECTED],
])('a login that gets %s with %j is a failure of kind %s: %s', (status, body, kind, message) => {
  expect(failure(status, body)).toEqual({ kind, message });
});

it.each([
  [new NetworkError('timeout of 30000ms exceeded'), 'network', NETWORK],
  [new RejectedError({ message: 'This account is closed.' }), 'general', 'This account is closed.'],
  [new RejectedError(null), 'general', 'Login failed'],
  [new MalformedResponseError('no user'), 'general', UNEXPECTED],
  [new RefreshRejectedError(403), 'general', UNEXPECTED],
  [new TypeError('x is not a function'), 'general', UNEXPECTED],
  ['a string', 'general', UNEXPECTED],
  [undefined, 'general', UNEXPECTED],
])('a login that ends with "%s" is a failure of kind %s: %s', (error, kind, message) => {
  expect(loginFailure(error, NOW)).toEqual({ kind, message });
});

it.each([
  [{ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 45 }, null, 'login', 45, '45 seconds'],
  [{ error: 'RATE_LIMIT_EXCEEDED', retryAfter: 60 }, null, 'login', 60, '1 minute'],
  [{ code: 'RATE_LIMIT_EXCEEDED' }, null, 'login', 900, '15 minutes'],
  [{ code: 'RATE_LIMIT_EXCEEDED' }, '61', 'login', 61, '2 minutes'],
  [{ code: 'SLOW_DOWN', retryAfter: 1 }, null, 'any', 1, '1 second'],
  [{ retryAfter: '30' }, '90', 'any', 30, '30 seconds'],
  ['Too many requests', '20', 'any', 20, '20 seconds'],
  ['<h1>Too many</h1>', null, 'any', 900, '15 minutes'],
  [null, null, 'any', 900, '15 minutes'],
])(
  'a login that gets 429 with %j and Retry-After %s has the message of %s and %d s to wait, shown as "%s"',
  (body, header, messageKey, seconds, wait) => {
    expect(failure(429, body, header)).toEqual({
      kind: 'rate_limit',
      message:
        messageKey === 'login'
          ? `Too many login attempts. Please try again in ${wait}.`
          : `Too many attempts. Please wait ${wait} before trying again.`,
      limit: { seconds, messageKey },
    });
  },
);
