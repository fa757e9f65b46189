import { failureMessage } from '@/http/server-message';

/** The error message of a failed upload or overwrite (docs/product/documents.md#upload). */
export function documentsErrorMessage(error: unknown): string {
  return failureMessage(error) ?? 'An error occurred while submitting the form';
}
