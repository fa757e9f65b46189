import { HttpError, NetworkError } from '@/http/http-error';

/**
 * The message of a failed `GET /getTool/{id}` (docs/product/catalogue.md#tool-page); a 404 and a
 * response without a tool read "Tool not found."
 */
export function toolFailure(error: Error): { message: string; isNotFound: boolean } {
  const isNotFound = error instanceof HttpError && error.status === 404;
  const hasMessage = error instanceof HttpError || error instanceof NetworkError;
  return {
    // Over HTTP/2 the status text is empty, so the colon is removed.
    message: hasMessage && !isNotFound ? error.message.replace(/:\s*$/, '') : 'Tool not found.',
    isNotFound,
  };
}
