import { HttpError, NetworkError } from '@/http/http-error';

/** The error that a tool page shows, and whether a retry may succeed. */
export interface ToolFailure {
  message: string;
  isRetryable: boolean;
}

const NOT_FOUND = 'Tool not found.';

/**
 * Maps a failed `GET /getTool/{id}` to its message (docs/product/catalogue.md#tool-page); a 404 and
 * a response without a tool read "Tool not found."
 */
export function toolFailure(error: Error): ToolFailure {
  if (error instanceof HttpError) {
    const { status, message } = error;
    if (status === 404) return { message: NOT_FOUND, isRetryable: false };
    return {
      // Over HTTP/2 the status text is empty, so the colon is removed.
      message: message.replace(/:\s*$/, ''),
      isRetryable: status >= 500 || status === 408 || status === 429,
    };
  }
  if (error instanceof NetworkError) return { message: error.message, isRetryable: true };
  return { message: NOT_FOUND, isRetryable: true };
}
