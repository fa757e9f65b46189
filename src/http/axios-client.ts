import axios, { isAxiosError, isCancel, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { parseBody } from './body';
import { HttpError, NetworkError } from './http-error';

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Creates an axios client that sends cookies. `parseBody` parses the body of a success response;
 * the body of an error response stays text, which `convertAxiosError` parses and keeps.
 */
export function createAxiosClient(defaults: CreateAxiosDefaults): AxiosInstance {
  return axios.create({
    withCredentials: true,
    responseType: 'text',
    validateStatus: isSuccess,
    transitional: { clarifyTimeoutError: true },
    transformResponse: [
      (text: unknown, _headers, status = 0) =>
        typeof text === 'string' && isSuccess(status) ? parseBody(text) : text,
    ],
    ...defaults,
  });
}

/** Converts an axios error to a class of http-error.ts; a cancellation is returned unchanged. */
export function convertAxiosError(error: unknown): unknown {
  if (!isAxiosError(error) || isCancel(error)) return error;
  const { response } = error;
  if (!response) return new NetworkError(error.message, { cause: error });
  const retryAfter: unknown = response.headers['retry-after'];
  const text = typeof response.data === 'string' ? response.data : '';
  return new HttpError(
    response.status,
    response.statusText,
    parseBody(text),
    typeof retryAfter === 'string' ? retryAfter : null,
    text,
  );
}
