import { expect, it } from 'vitest';
import { HttpError, MalformedResponseError, NetworkError, RejectedError } from '@/http/http-error';
import { loginFailure } from '@/resources/sign-in/login-failure';
import {
  changePasswordFailure,
  newPasswordFailure,
  resetLinkFailure,
} from '@/resources/sign-in/password-failure';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const INPUT = 'Please check your input and try again.';
const EMAIL = 'Please check your email address and try again.';
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';
const SERVER = 'Server error. Please try again later or contact support if the problem persists.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const WRONG = 'Something went wrong.';
const HTML = '<html><body>Bad Gateway</body></html>';

const http = (status: number, body: unknown, retryAfter: string | null = null) =>
  new HttpError(status, 'Status', body, retryAfter);
const rejected = (body: unknown) => new RejectedError(body);

/** An error, and the messages of a login, a reset link, a new password and a changed one. */
const FAILURES: [unknown, string, string, string, string][] = [
  [http(400, { msg: 'One.', message: 'Two.' }), 'One.', 'One.', 'One.', 'One.'],
  [http(400, { message: 'Two.' }), 'Two.', 'Two.', 'Two.', '{"message":"Two."}'],
  [http(400, { error: 'BAD' }), INPUT, EMAIL, INPUT, '{"error":"BAD"}'],
  [http(400, HTML), INPUT, EMAIL, INPUT, HTML],
  [http(400, null), INPUT, EMAIL, INPUT, WRONG],
  [new HttpError(400, 'Bad', { a: 1 }, null, ' { "a": 1 }\n'), INPUT, EMAIL, INPUT, '{ "a": 1 }'],
  // A request for a reset link carries no password.
  [http(401, { msg: 'No.' }), CREDENTIALS, UNEXPECTED, CREDENTIALS, 'No.'],
  [http(500, { msg: 'Stack' }), SERVER, SERVER, SERVER, 'Stack'],
  [http(502, HTML), SERVER, SERVER, SERVER, HTML],
  [http(599, ' \n'), SERVER, SERVER, SERVER, WRONG],
  [http(403, { msg: 'No.' }), UNEXPECTED, UNEXPECTED, UNEXPECTED, 'No.'],
  [rejected({ message: 'Closed.' }), 'Closed.', 'Closed.', 'Closed.', '{"message":"Closed."}'],
  [rejected({}), 'Login failed', UNEXPECTED, UNEXPECTED, '{}'],
  [new NetworkError('timeout of 30000ms exceeded'), NETWORK, NETWORK, NETWORK, WRONG],
  [new MalformedResponseError('a page'), UNEXPECTED, UNEXPECTED, UNEXPECTED, WRONG],
  [new TypeError('x is not a function'), UNEXPECTED, UNEXPECTED, UNEXPECTED, WRONG],
];

/** The status and body of a response, else the text of the error. */
function nameOf(error: unknown): string {
  const hasBody = error instanceof HttpError || error instanceof RejectedError;
  return hasBody
    ? `${error instanceof HttpError ? error.status : 200} and ${JSON.stringify(error.body)}`
    : String(error);
}

it.each(FAILURES.map((row) => [nameOf(row[0]), ...row] as const))(
  'a request that fails with %s shows a message for each form',
  (_, error, login, resetLink, newPassword, changed) => {
    const signIn = loginFailure(error, NOW);
    expect(signIn.message).toBe(login);
    // This kind shows the link for a forgotten password.
    expect(signIn.kind === 'auth').toBe(login === CREDENTIALS);
    expect(resetLinkFailure(error, NOW).message).toBe(resetLink);
    expect(newPasswordFailure(error, NOW).message).toBe(newPassword);
    expect(changePasswordFailure(error)).toBe(changed);
  },
);

const LIMITED = { code: 'RATE_LIMIT_EXCEEDED' };
const TOO_MANY = 'Too many attempts. Please wait';
const LOGIN = 'Too many login attempts. Please try again in';
const RESET = 'Too many password reset attempts. Please try again in';

it.each([
  [LIMITED, null, `${LOGIN} 15 minutes.`, 900, `${RESET} 60 minutes.`, 3600],
  [{ ...LIMITED, retryAfter: 45 }, null, `${LOGIN} 45 seconds.`, 45, `${RESET} 45 seconds.`, 45],
  [
    { code: 'SLOW_DOWN', retryAfter: 1 },
    null,
    `${TOO_MANY} 1 second before trying again.`,
    1,
    `${TOO_MANY} 1 second before trying again.`,
    1,
  ],
  [HTML, null, `${TOO_MANY} 15 minutes before trying again.`, 900, `${RESET} 60 minutes.`, 3600],
])(
  'a login that gets 429 with %j and Retry-After %s shows "%s" for %d s, and a reset link "%s" for %d s',
  (body, header, loginMessage, loginSeconds, resetMessage, resetSeconds) => {
    const error = http(429, body, header);
    for (const failure of [loginFailure(error, NOW), newPasswordFailure(error, NOW)]) {
      expect(failure).toMatchObject({ message: loginMessage, limit: { seconds: loginSeconds } });
    }
    expect(resetLinkFailure(error, NOW)).toMatchObject({
      message: resetMessage,
      limit: { seconds: resetSeconds },
    });
  },
);
