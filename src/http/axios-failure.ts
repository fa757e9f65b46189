import axios, { isAxiosError, isCancel, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { parseBody } from './body';
import { HttpError, NetworkError } from './http-error';

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * An axios client that sends cookies and leaves the answer's text to `parseBody`; of a failure
 * `toFailure` reads it, which keeps the text as well.
 */
export function createClient(defaults: CreateAxiosDefaults): AxiosInstance {
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

/** Turns what axios throws into the failures of http-error.ts; a cancelled call stays as it is. */
export function toFailure(error: unknown): unknown {
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
