/** What the HTTP clients have in common: how they send, and the errors that they throw. */
import axios, { isAxiosError, isCancel } from 'axios';
import type { AxiosInstance, CreateAxiosDefaults } from 'axios';
import { HttpError, NetworkError } from './http-error';
import { parseBody } from './parse-response';

/** Creates an axios client that sends cookies and does not parse the bodies of responses. */
export function createAxiosClient(defaults: CreateAxiosDefaults): AxiosInstance {
  return axios.create({
    withCredentials: true,
    responseType: 'text',
    transitional: { clarifyTimeoutError: true },
    transformResponse: [],
    ...defaults,
  });
}

/** Converts an axios error to a class of http-error.ts; a cancellation is returned unchanged. */
export async function convertAxiosError(error: unknown): Promise<unknown> {
  if (!isAxiosError<string | ReadableStream | null>(error) || isCancel(error)) return error;
  const { response } = error;
  if (!response) return new NetworkError(error.message, { cause: error });
  const retryAfter: unknown = response.headers['retry-after'];
  const text = await new Response(response.data).text().catch(() => '');
  return toHttpError(response, text, typeof retryAfter === 'string' ? retryAfter : null);
}

/** The error of an error response. @param retryAfter the header */
export function toHttpError(
  { status, statusText }: { status: number; statusText: string },
  text: string,
  retryAfter: string | null,
): HttpError {
  return new HttpError(status, statusText, parseBody(text), retryAfter, text);
}
