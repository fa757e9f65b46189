import { describe, expect, it } from 'vitest';
import { HttpError } from '@/http/http-error';
import { parseBody } from '@/http/parse-response';
import { loginFailure } from '@/resources/session/login-failure';
import {
  changePasswordFailure,
  newPasswordFailure,
  resetLinkFailure,
} from '@/resources/session/password-failure';

const NOW = Date.parse('2026-11-01T12:00:00Z');

/** Bodies that a server or a proxy may send. */
const BODIES = {
  msg: '{"msg":"Its own words."}',
  message: '{"message":"Its own words."}',
  both: '{"message":"Not these.","msg":"Its own words."}',
  neither: '{"code":"NO_WORDS"}',
  'msg that is no text': '{"msg":{"text":"Not these."}}',
  text: 'Not Acceptable',
  HTML: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
  'half a JSON text': '{"msg":"Not the',
  nothing: '',
} as const;
type Body = keyof typeof BODIES;
const bodies = Object.keys(BODIES) as Body[];
const WITH_WORDS: readonly Body[] = ['msg', 'message', 'both'];

function httpError(status: number, body: string, retryAfter: string | null = null) {
  return new HttpError(status, '', parseBody(body), retryAfter, body);
}

const INPUT = 'Please check your input and try again.';
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';
const SERVER = 'Server error. Please try again later or contact support if the problem persists.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const wait = (time: string) => `Too many attempts. Please wait ${time} before trying again.`;

/** `unnamed` is the wait after a 429 without a code: only reset links have a default limit of their own. */
const FORMS = [
  {
    name: 'the login',
    explain: loginFailure,
    limited: 'Too many login attempts. Please try again in',
    otherwise: '15 minutes',
    unnamed: wait,
    words: { 400: INPUT, 401: CREDENTIALS },
  },
  {
    name: 'the request of a link',
    explain: resetLinkFailure,
    limited: 'Too many password reset attempts. Please try again in',
    otherwise: '60 minutes',
    unnamed: (time: string) => `Too many password reset attempts. Please try again in ${time}.`,
    words: { 400: 'Please check your email address and try again.', 401: UNEXPECTED },
  },
  {
    name: 'the new password',
    explain: newPasswordFailure,
    limited: 'Too many login attempts. Please try again in',
    otherwise: '15 minutes',
    unnamed: wait,
    words: { 400: INPUT, 401: CREDENTIALS },
  },
] as const;

describe.each(FORMS)('$name', ({ name, explain, limited, otherwise, unnamed, words }) => {
  it.each(bodies)(
    `${name} with status 400 shows its own text or that of a body with %s`,
    (body) => {
      const expected = WITH_WORDS.includes(body) ? 'Its own words.' : words[400];
      expect(explain(httpError(400, BODIES[body]), NOW).message).toBe(expected);
    },
  );

  it.each([
    [401, words[401]],
    [403, UNEXPECTED],
    [404, UNEXPECTED],
    [409, UNEXPECTED],
    [413, UNEXPECTED],
    [422, UNEXPECTED],
    [429, unnamed(otherwise)],
    [500, SERVER],
    [502, SERVER],
    [503, SERVER],
    [504, SERVER],
  ])(
    `${name} with status %i shows the same text whatever the body contains: %s`,
    (status, expected) => {
      for (const body of bodies) {
        const isOther = status === 429 && body === 'neither';
        expect(explain(httpError(status, BODIES[body]), NOW).message, body).toBe(
          isOther ? wait(otherwise) : expected,
        );
      }
    },
  );

  it.each([
    ['absent', undefined, null, otherwise],
    ['zero', 0, null, otherwise],
    ['negative', -30, null, otherwise],
    ['a word', 'soon', null, otherwise],
    ['blank', ' ', null, otherwise],
    ['null', null, null, otherwise],
    ['a list', [30], null, otherwise],
    ['true', true, null, otherwise],
    ['a date', '2026-11-01T12:00:40Z', null, '40 seconds'],
    ['a date of the past', '2020-01-01T00:00:00Z', null, otherwise],
    ['the least', 1, null, '1 second'],
    ['a fraction', 59.2, null, '1 minute'],
    ['a string', '45', null, '45 seconds'],
    ['a year', 31_536_000, null, '1440 minutes'],
    ['in the header alone', undefined, '59', '59 seconds'],
    ['in the header as a date', undefined, 'Sun, 01 Nov 2026 12:03:01 GMT', '4 minutes'],
    ['zero, with a Retry-After header', 0, '59', '59 seconds'],
    ['zero in both', 0, '0', otherwise],
  ])(
    `${name} with status 429 with a retryAfter that is %s (%j, header %s) waits %s`,
    (_, retryAfter, header, time) => {
      const body = JSON.stringify({ code: 'RATE_LIMIT_EXCEEDED', retryAfter });
      const known = explain(httpError(429, body, header), NOW);
      expect(known.message).toBe(`${limited} ${time}.`);
      expect(known.limit?.seconds).toBeGreaterThan(0);
      const codeless = explain(httpError(429, JSON.stringify({ retryAfter }), header), NOW);
      expect(codeless.message).toBe(unnamed(time));
      const other = JSON.stringify({ code: 'IP_BLOCKED', retryAfter });
      expect(explain(httpError(429, other, header), NOW).message).toBe(wait(time));
    },
  );
});

it.each([400, 401, 403, 409, 422, 429, 500, 502, 503])(
  'a change of the password that gets %i shows msg, otherwise the unparsed body, otherwise its own text',
  (status) => {
    for (const body of bodies) {
      const expected =
        body === 'msg' || body === 'both'
          ? 'Its own words.'
          : BODIES[body] || 'Something went wrong.';
      expect(changePasswordFailure(httpError(status, BODIES[body])), body).toBe(expected);
    }
  },
);
