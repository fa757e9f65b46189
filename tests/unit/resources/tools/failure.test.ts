import { expect, it } from 'vitest';
import { HttpError, MalformedResponseError, NetworkError } from '@/http/http-error';
import { toolFailure } from '@/resources/tools/failure';

it.each<[string, Error, string, boolean]>([
  ['404', new HttpError(404, 'Not Found', null), 'Tool not found.', false],
  [
    'no tool in the response',
    new MalformedResponseError('Expected Object'),
    'Tool not found.',
    true,
  ],
  [
    '500',
    new HttpError(500, 'Internal Server Error', null),
    'HTTP 500: Internal Server Error',
    true,
  ],
  ['503 over HTTP/2', new HttpError(503, '', null), 'HTTP 503', true],
  ['429', new HttpError(429, 'Too Many Requests', null), 'HTTP 429: Too Many Requests', true],
  ['403', new HttpError(403, 'Forbidden', null), 'HTTP 403: Forbidden', false],
  ['400', new HttpError(400, 'Bad Request', null), 'HTTP 400: Bad Request', false],
  ['no response', new NetworkError('Network Error'), 'Network Error', true],
])(
  'a tool request that fails with %s has a message and is retryable or not',
  (_title, error, message, isRetryable) => {
    expect(toolFailure(error)).toEqual({ message, isRetryable });
  },
);
