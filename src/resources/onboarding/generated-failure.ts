import {
  HttpError,
  MalformedResponseError,
  RejectedError,
  SessionExpiredError,
} from '@/http/http-error';
import { failureMessage } from '@/http/server-message';

/** The message of a rejected generation (docs/product/generated-profile.md#generation). */
export const GENERATION_FAILED = 'Failed to generate profile';
const UNEXPECTED = 'Something went wrong';

/**
 * The message of a failed generation: the server's for an error response, that of an expired
 * session, "Failed to generate profile" also for HTML, and "Something went wrong" for any other
 * failure (docs/product/generated-profile.md#generation).
 */
export function generationErrorMessage(error: unknown): string {
  if (error instanceof SessionExpiredError) return error.message;
  const hasResponse = [HttpError, RejectedError, MalformedResponseError].some(
    (kind) => error instanceof kind,
  );
  return failureMessage(error) ?? (hasResponse ? GENERATION_FAILED : UNEXPECTED);
}

/** The message of a failed save: the server's, else "Something went wrong". */
export function saveErrorMessage(error: unknown): string {
  return failureMessage(error) ?? UNEXPECTED;
}
