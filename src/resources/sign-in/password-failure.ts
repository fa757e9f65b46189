import { HttpError, RejectedError } from '@/http/http-error';
import { serverCode, serverMessage } from '@/http/server-message';
import { isRecord } from '@/lib/parse/guards';
import { loginFailure, UNEXPECTED, type LoginFailure } from './login-failure';
import { rateLimitMessage, readWaitSeconds, type RateLimit } from './rate-limit';

/** The default wait after a 429, in seconds (docs/product/sign-in.md#rate-limit). */
const RESET_WAIT_SECONDS = 3600;

/** The error code of the limit on reset links; a 429 with another code gets the general message. */
const RESET_LIMIT_CODE = 'RATE_LIMIT_EXCEEDED';
const INVALID_EMAIL = 'Please check your email address and try again.';
const CHANGE_FAILED = 'Something went wrong.';

function rejectionFailure({ body }: RejectedError): LoginFailure {
  return { kind: 'general', message: serverMessage(body) ?? UNEXPECTED };
}

/**
 * The message of a failed request for a reset link (docs/product/sign-in.md#reset-link).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function resetLinkFailure(error: unknown, now: number): LoginFailure {
  if (error instanceof RejectedError) return rejectionFailure(error);
  if (!(error instanceof HttpError)) return loginFailure(error, now);

  const { status, body } = error;
  if (status === 429) {
    const limit: RateLimit = {
      seconds: readWaitSeconds(error, RESET_WAIT_SECONDS, now),
      messageKey: (serverCode(body) ?? RESET_LIMIT_CODE) === RESET_LIMIT_CODE ? 'reset' : 'any',
    };
    return { kind: 'rate_limit', message: rateLimitMessage(limit), limit };
  }
  if (status === 400) return { kind: 'validation', message: serverMessage(body) ?? INVALID_EMAIL };
  // The request carries no password, so the message for a wrong one does not apply.
  if (status === 401) return { kind: 'general', message: UNEXPECTED };
  return loginFailure(error, now);
}

/**
 * The message of a failed reset, as for login (docs/product/sign-in.md#new-password).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function newPasswordFailure(error: unknown, now: number): LoginFailure {
  return error instanceof RejectedError ? rejectionFailure(error) : loginFailure(error, now);
}

/** The unparsed body, or else the parsed one as JSON text. */
function rawBody(error: HttpError | RejectedError): string {
  if (error instanceof HttpError && error.text !== '') return error.text.trim();
  const { body } = error;
  if (body === null || body === undefined) return '';
  return typeof body === 'string' ? body.trim() : JSON.stringify(body);
}

/**
 * The message of a failed password change: `msg`, else the raw body, else a general text
 * (docs/product/sign-in.md#change-password).
 */
export function changePasswordFailure(error: unknown): string {
  if (!(error instanceof HttpError) && !(error instanceof RejectedError)) return CHANGE_FAILED;
  const { body } = error;
  const msg = isRecord(body) ? body['msg'] : undefined;
  if (typeof msg === 'string' && msg.trim() !== '') return msg.trim();
  return rawBody(error) || CHANGE_FAILED;
}
