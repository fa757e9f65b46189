import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** A call about documents that the server answered with success false. */
export class DocumentsRejectedError extends Error {
  override name = 'DocumentsRejectedError';

  constructor(readonly body: unknown) {
    super('The server answered with success false.');
  }
}

/**
 * What a failed upload or overwrite tells (credits specification, section 8): the server's message
 * where there is one.
 */
export function documentsFailure(error: unknown): string {
  const hasBody = error instanceof HttpError || error instanceof DocumentsRejectedError;
  const message = hasBody ? serverMessage(error.body) : null;
  return message ?? 'An error occurred while submitting the form';
}
