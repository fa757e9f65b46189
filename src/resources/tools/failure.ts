import { HttpError, NetworkError } from '@/http/http-error';

/** What a tool's page says in place of the tool, and whether asking again may help. */
export interface ToolFailure {
  message: string;
  mayPass: boolean;
}

const MISSING = 'Tool not found.';

/**
 * Reads a failed `GET /getTool/{id}` (core specification, sections 2 and 8): the failure's message,
 * or that the tool was not found for a 404 and for an answer that is no tool.
 */
export function toolFailure(error: Error): ToolFailure {
  if (error instanceof HttpError) {
    const { status, message } = error;
    if (status === 404) return { message: MISSING, mayPass: false };
    return {
      // The status has no words over HTTP/2.
      message: message.replace(/:\s*$/, ''),
      mayPass: status >= 500 || status === 408 || status === 429,
    };
  }
  if (error instanceof NetworkError) return { message: error.message, mayPass: true };
  return { message: MISSING, mayPass: true };
}
