import { HttpError, NetworkError } from '@/http/http-error';
import { serverCode, serverMessage } from '@/http/server-message';
import { waitSeconds, waitText } from './rate-limit';

/** A login that the server answered with success false. */
export class LoginRefusedError extends Error {
  override name = 'LoginRefusedError';

  constructor(message: string | null) {
    super(message ?? 'Login failed');
  }
}

/** Seconds to wait after a 429 that names no wait (credits specification, section 9). */
export const LOGIN_WAIT_SECONDS = 900;

export interface LoginFailure {
  kind: 'validation' | 'captcha' | 'rate_limit' | 'auth' | 'server' | 'network' | 'general';
  message: string;
  /** Seconds until the next try is allowed; 0 for none. */
  waitSeconds: number;
}

/**
 * What a failed login tells the member (credits specification, section 8).
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export function loginFailure(error: unknown, now: number): LoginFailure {
  const failure = (kind: LoginFailure['kind'], message: string, wait = 0): LoginFailure => ({
    kind,
    message,
    waitSeconds: wait,
  });
  if (error instanceof LoginRefusedError) return failure('general', error.message);
  if (error instanceof NetworkError) {
    return failure(
      'network',
      'Network error. Please check your internet connection and try again.',
    );
  }
  if (!(error instanceof HttpError)) {
    return failure('general', 'An unexpected error occurred. Please try again.');
  }
  const { status, body } = error;
  if (status === 429) {
    const wait = waitSeconds(error, LOGIN_WAIT_SECONDS, now);
    return failure(
      'rate_limit',
      serverCode(body) === 'RATE_LIMIT_EXCEEDED'
        ? `Too many login attempts. Please try again in ${waitText(wait)}.`
        : `Too many attempts. Please wait ${waitText(wait)} before trying again.`,
      wait,
    );
  }
  if (status === 401) {
    return failure(
      'auth',
      'Invalid email or password. Please check your credentials and try again.',
    );
  }
  if (status === 400) {
    return failure('validation', serverMessage(body) ?? 'Please check your input and try again.');
  }
  if (status >= 500) {
    return failure(
      'server',
      'Server error. Please try again later or contact support if the problem persists.',
    );
  }
  return failure('general', 'An unexpected error occurred. Please try again.');
}
