/**
 * The demo members of the mock API by their e-mails, the responses that a test sets, and the
 * requests that were sent. A call is a path below the API base, after a method and a space unless
 * that is GET: `POST /update-profile`.
 */
import { http, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { setupMockApi } from '@mock-api/node';
import { deferred } from './deferred';

/** Has a plan, 1,284 credits, outputs, all answers and a profile. */
export const MAYA = 'maya@lindqvistcoaching.com';
/** Has a plan and 42 credits, 12 of them reserved. */
export const NORA = 'nora@eriksenconsulting.com';
/** Has a plan and 120 credits, all of them reserved. */
export const MARCUS = 'marcus@webbperformance.com';
/** Has a plan and no credits. */
export const TOM = 'tom@okaforoperations.com';
/** On the free plan, without credits. */
export const LENA = 'lena@hartmannhealth.com';
/** New: not onboarded, without payment details. */
export const JONAS = 'jonas@weberwerk.com';
/** Onboarded, without payment details. */
export const AMARA = 'amara@nwosuleadership.com';

export const mockApi = setupMockApi();

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete };
type Call = `/${string}` | `${keyof typeof METHODS} /${string}`;

function handle(call: Call, resolver: HttpResponseResolver, once = false): void {
  const [path = '', method = 'GET'] = call.split(' ').toReversed();
  mockApi.server.use(METHODS[method as keyof typeof METHODS](`*/api${path}`, resolver, { once }));
}

function response(body: unknown, status: number): Response {
  return typeof body === 'string'
    ? HttpResponse.html(body, { status })
    : HttpResponse.json(body as JsonBodyType, { status });
}

/** Responds to each request of a call; a string is sent as HTML. */
export function respondTo(call: Call, body: unknown, status = 200): void {
  handle(call, () => response(body, status));
}

/** Responds as `respondTo` to the next request, and to later ones as before. */
export function respondOnce(call: Call, body: unknown, status = 200): void {
  handle(call, () => response(body, status), true);
}

/** Holds the next response; `release` sends a body, or without one the usual response. */
export function holdResponse(call: Call) {
  const held = deferred<Response | undefined>();
  handle(call, () => held.promise, true);
  return {
    release: (...[body, status = 200]: [body?: unknown, status?: number]) =>
      held.resolve(body === undefined ? undefined : response(body, status)),
  };
}

/** The requests of a call since the start of the test; a path alone has requests of any method. */
export function requestsTo(call: Call) {
  return mockApi.calls().filter(({ method, path }) => [path, `${method} ${path}`].includes(call));
}
