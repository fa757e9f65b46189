import { HttpError, NetworkError, RejectedError } from '@/http/http-error';
import { serverCode, serverMessage } from '@/http/server-message';
import { rateLimitMessage, readWaitSeconds, type RateLimit } from './rate-limit';

/** The default wait after a 429, in seconds (docs/product/sign-in.md#rate-limit). */
const LOGIN_WAIT_SECONDS = 900;

const NETWORK = 'Network error. Please check your internet connection and try again.';
const CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';
const INPUT = 'Please check your input and try again.';
const SERVER = 'Server error. Please try again later or contact support if the problem persists.';
const REJECTED = 'Login failed';
/** The message of a failure without a more specific one. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export interface LoginFailure {
  kind: 'validation' | 'rate_limit' | 'auth' | 'server' | 'network' | 'general';
  message: string;
  /** The wait until the next attempt; only for kind `rate_limit`. */
  limit?: RateLimit;
}

/**
 * Maps a failed login to its message (docs/product/sign-in.md#login).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function loginFailure(error: unknown, now: number): LoginFailure {
  if (error instanceof RejectedError) {
    return { kind: 'general', message: serverMessage(error.body) ?? REJECTED };
  }
  if (error instanceof NetworkError) return { kind: 'network', message: NETWORK };
  if (!(error instanceof HttpError)) return { kind: 'general', message: UNEXPECTED };

  const { status, body } = error;
  if (status === 429) {
    const limit: RateLimit = {
      seconds: readWaitSeconds(error, LOGIN_WAIT_SECONDS, now),
      messageKey: serverCode(body) === 'RATE_LIMIT_EXCEEDED' ? 'login' : 'any',
    };
    return { kind: 'rate_limit', message: rateLimitMessage(limit), limit };
  }
  if (status === 401) return { kind: 'auth', message: CREDENTIALS };
  if (status === 400) return { kind: 'validation', message: serverMessage(body) ?? INPUT };
  if (status >= 500) return { kind: 'server', message: SERVER };
  return { kind: 'general', message: UNEXPECTED };
}
