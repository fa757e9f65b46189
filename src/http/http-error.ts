/** The errors of requests. Callers distinguish them by class. */

/**
 * A response with a status outside 200–299 (docs/product/README.md#failures-in-general).
 * `body` is the parsed JSON, else the unparsed text.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly body: unknown,
    /** The unparsed `Retry-After` header, if the server exposes it to the page. */
    readonly retryAfterHeader: string | null = null,
    /** The unparsed body. */
    readonly text = '',
  ) {
    super(`HTTP ${status}: ${statusText}`);
  }
}

/** A request without a response: offline, connection refused, blocked or timed out. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/**
 * A response with a status of 200–299 that reports a failure: `success: false`, or without the
 * content of a success.
 */
export class RejectedError extends Error {
  override name = 'RejectedError';

  constructor(readonly body: unknown) {
    super('The server rejected the request.');
  }
}

/** A response whose body does not match the schema of the requested resource. */
export class MalformedResponseError extends Error {
  override name = 'MalformedResponseError';
}

/** An error response to a refresh (docs/product/session.md#refresh). */
export class RefreshRejectedError extends Error {
  override name = 'RefreshRejectedError';

  constructor(readonly status: number) {
    super(`Refresh failed: ${status}`);
  }
}

/**
 * How a session ended: by Logout, by its expiry, or `replaced` by the next login, of any member.
 */
export type SessionEnd = 'logout' | 'expired' | 'replaced';

/**
 * The session in which a request or another piece of work started has ended. The reason of the
 * session's abort signal (docs/product/session.md#end-of-a-session).
 */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';

  constructor(readonly how: SessionEnd) {
    super('The session has ended.');
  }
}

/** Whether an error is a response with status 401. */
export function isUnauthorized(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 401;
}
