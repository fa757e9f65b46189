/** What a call can fail with. Callers tell failures apart by these classes and nothing else. */

/**
 * The server answered with a status outside 200–299 (core specification, section 8).
 * `body` is the parsed JSON, else the text as it came.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly body: unknown,
    /** The `Retry-After` header as it came, where the server lets the page see it. */
    readonly retryAfterHeader: string | null = null,
    /** The body as it came, where it was kept. */
    readonly text = '',
  ) {
    super(`HTTP ${status}: ${statusText}`);
  }
}

/** No answer came: offline, refused, blocked or timed out. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The answer came, but its shape can't be used (wrong JSON, or not the resource asked for). */
export class MalformedAnswerError extends Error {
  override name = 'MalformedAnswerError';
}

/** The server refused to renew the session; the message is the specification's. */
export class RefreshRefusedError extends Error {
  override name = 'RefreshRefusedError';

  constructor(readonly status: number) {
    super(`Refresh failed: ${status}`);
  }
}

/** A session that ended under a streaming call (core specification, section 4). */
export class SessionExpiredError extends Error {
  override name = 'SessionExpiredError';

  constructor() {
    super('Session expired. Please login again.');
  }
}

/** True for a 401 answer. */
export function isUnauthorized(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 401;
}
