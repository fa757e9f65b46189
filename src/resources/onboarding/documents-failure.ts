import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** A response with `success: false` to a request about documents. */
export class DocumentsRejectedError extends Error {
  override name = 'DocumentsRejectedError';

  constructor(readonly body: unknown) {
    super('The server answered with success false.');
  }
}

/**
 * The error message of a failed upload or overwrite (docs/product/documents.md#upload).
 */
export function documentsErrorMessage(error: unknown): string {
  const hasBody = error instanceof HttpError || error instanceof DocumentsRejectedError;
  const message = hasBody ? serverMessage(error.body) : null;
  return message ?? 'An error occurred while submitting the form';
}
