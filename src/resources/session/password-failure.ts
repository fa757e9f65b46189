import { HttpError } from '@/http/http-error';
import { serverCode, serverMessage } from '@/http/server-message';
import { loginFailure, UNEXPECTED, type LoginFailure } from './login-failure';
import { limitMessage, waitSeconds, type Limit } from './rate-limit';

/** A password call that the server answered with success false. */
export class PasswordRefusedError extends Error {
  override name = 'PasswordRefusedError';

  constructor(readonly body: unknown) {
    super('The server answered with success false.');
  }
}

/** Seconds to wait after a 429 that names no wait (credits specification, section 9). */
export const RESET_WAIT_SECONDS = 3600;

/** The code of the limit on reset links; one of another kind is told in general words. */
const LIMITED = 'RATE_LIMIT_EXCEEDED';
const ADDRESS = 'Please check your email address and try again.';
const CHANGE = 'Something went wrong.';

function refused({ body }: PasswordRefusedError): LoginFailure {
  return { kind: 'general', message: serverMessage(body) ?? UNEXPECTED };
}

/**
 * What a failed request of a reset link tells (credits specification, section 8).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function resetLinkFailure(error: unknown, now: number): LoginFailure {
  if (error instanceof PasswordRefusedError) return refused(error);
  if (!(error instanceof HttpError)) return loginFailure(error, now);

  const { status, body } = error;
  if (status === 429) {
    const limit: Limit = {
      seconds: waitSeconds(error, RESET_WAIT_SECONDS, now),
      wording: (serverCode(body) ?? LIMITED) === LIMITED ? 'reset' : 'any',
    };
    return { kind: 'rate_limit', message: limitMessage(limit), limit };
  }
  if (status === 400) return { kind: 'validation', message: serverMessage(body) ?? ADDRESS };
  // No password was sent that could be wrong.
  if (status === 401) return { kind: 'general', message: UNEXPECTED };
  return loginFailure(error, now);
}

/**
 * What a failed reset tells: everything as for login (credits specification, section 8).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function newPasswordFailure(error: unknown, now: number): LoginFailure {
  return error instanceof PasswordRefusedError ? refused(error) : loginFailure(error, now);
}

/** A body as the server sent it, or as near as its parsed form tells. */
function rawBody(error: HttpError | PasswordRefusedError): string {
  if (error instanceof HttpError && error.text !== '') return error.text.trim();
  const { body } = error;
  if (body === null || body === undefined) return '';
  return typeof body === 'string' ? body.trim() : JSON.stringify(body);
}

/**
 * What a failed change of the password tells: `msg`, else the raw body, else that something went
 * wrong (core specification, section 8).
 */
export function changePasswordFailure(error: unknown): string {
  if (!(error instanceof HttpError) && !(error instanceof PasswordRefusedError)) return CHANGE;
  const { body } = error;
  const msg: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'msg') : undefined;
  if (typeof msg === 'string' && msg.trim() !== '') return msg.trim();
  return rawBody(error) || CHANGE;
}
