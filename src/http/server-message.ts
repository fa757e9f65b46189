/** Reads message and code of an error response (docs/product/README.md#failures-in-general). */
import { isRecord } from '@/lib/parse/guards';
import { HttpError, RejectedError } from './http-error';

/** The trimmed text of a field; `null` if it is missing or blank. */
function readText(body: unknown, name: string): string | null {
  const value = isRecord(body) ? body[name] : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The message for the member: `msg`, else `message`; `null` if both are missing or blank. */
export function serverMessage(body: unknown): string | null {
  return readText(body, 'msg') ?? readText(body, 'message');
}

/** The error code: `code`, else `error`; `null` if both are missing or blank. */
export function serverCode(body: unknown): string | null {
  return readText(body, 'code') ?? readText(body, 'error');
}

/** The message of a failed request's response; `null` without a response or a message. */
export function failureMessage(error: unknown): string | null {
  const hasBody = error instanceof HttpError || error instanceof RejectedError;
  return hasBody ? serverMessage(error.body) : null;
}
