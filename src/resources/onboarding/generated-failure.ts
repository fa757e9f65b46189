import { HttpError, MalformedResponseError, SessionExpiredError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** The message of a rejected generation (docs/product/generated-profile.md#generation). */
export const GENERATION_FAILED = 'Failed to generate profile';
const UNEXPECTED = 'Something went wrong';

/** A response with `success: false` to a request about the profile. */
export class ProfileRejectedError extends Error {
  override name = 'ProfileRejectedError';

  constructor(readonly body: unknown) {
    super('The server answered with success false.');
  }
}

function hasBody(error: unknown): error is HttpError | ProfileRejectedError {
  return error instanceof HttpError || error instanceof ProfileRejectedError;
}

/**
 * The message of a failed generation: the server's for an error response, that of an expired
 * session, "Failed to generate profile" also for HTML, and "Something went wrong" for any other
 * failure (docs/product/generated-profile.md#generation).
 */
export function generationErrorMessage(error: unknown): string {
  if (hasBody(error)) return serverMessage(error.body) ?? GENERATION_FAILED;
  if (error instanceof MalformedResponseError) return GENERATION_FAILED;
  return error instanceof SessionExpiredError ? error.message : UNEXPECTED;
}

/** The message of a failed save: the server's, else "Something went wrong". */
export function saveErrorMessage(error: unknown): string {
  return (hasBody(error) ? serverMessage(error.body) : null) ?? UNEXPECTED;
}
