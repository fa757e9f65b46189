import { expect, it } from 'vitest';
import { HttpError, MalformedResponseError, NetworkError } from '@/http/http-error';
import { toolFailure } from '@/resources/tools/failure';

it.each<[string, Error, string, boolean]>([
  ['404', new HttpError(404, 'Not Found', null), 'Tool not found.', true],
  ['no tool in it', new MalformedResponseError('Expected Object'), 'Tool not found.', false],
  ['500', new HttpError(500, 'Server Error', null), 'HTTP 500: Server Error', false],
  ['503 over HTTP/2', new HttpError(503, '', null), 'HTTP 503', false],
  ['403', new HttpError(403, 'Forbidden', null), 'HTTP 403: Forbidden', false],
  ['no response', new NetworkError('Network Error'), 'Network Error', false],
])('a tool request that fails with %s has a message', (_, error, message, isNotFound) => {
  expect(toolFailure(error)).toEqual({ message, isNotFound });
});
