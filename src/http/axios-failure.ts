import axios, { isAxiosError, isCancel, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { parseBody } from './body';
import { HttpError, NetworkError } from './http-error';

/** An axios client that sends cookies and leaves the answer's text to `parseBody`. */
export function createClient(defaults: CreateAxiosDefaults): AxiosInstance {
  return axios.create({
    withCredentials: true,
    responseType: 'text',
    transitional: { clarifyTimeoutError: true },
    transformResponse: [(text: unknown) => (typeof text === 'string' ? parseBody(text) : text)],
    ...defaults,
  });
}

/** Turns what axios throws into the failures of http-error.ts; a cancelled call stays as it is. */
export function toFailure(error: unknown): unknown {
  if (!isAxiosError(error) || isCancel(error)) return error;
  const { response } = error;
  if (!response) return new NetworkError(error.message, { cause: error });
  const retryAfter: unknown = response.headers['retry-after'];
  return new HttpError(
    response.status,
    response.statusText,
    response.data,
    typeof retryAfter === 'string' ? retryAfter : null,
  );
}
