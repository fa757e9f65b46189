import { HttpError, MalformedResponseError, SessionExpiredError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** The specification's words for failures without words of their own (credits, section 8). */
export const FAILED = 'Failed to generate profile';
const UNEXPECTED = 'Something went wrong';

/** A profile call that the server answered with success false. */
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
 * What a failed generation tells (credits specification, section 8): the server's message, else
 * that it failed; an ended session says so; anything unexpected, such as a broken connection, is
 * something that went wrong. A page in the text's place is a failed generation too.
 */
export function generationFailure(error: unknown): string {
  if (hasBody(error)) return serverMessage(error.body) ?? FAILED;
  if (error instanceof MalformedResponseError) return FAILED;
  return error instanceof SessionExpiredError ? error.message : UNEXPECTED;
}

/** What a failed save tells: the server's message where there is one. */
export function saveFailure(error: unknown): string {
  return (hasBody(error) ? serverMessage(error.body) : null) ?? UNEXPECTED;
}
