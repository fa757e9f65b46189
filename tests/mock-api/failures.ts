import { problem } from './respond';
import { FAILURE_KINDS, type FailureKind, type MockDatabase } from './types';

/** A failure of one request. */
export interface Failure {
  kind: FailureKind;
  value: number | null;
}

/** The header and the query parameter that cause a failure of one request. */
export const FAILURE_HEADER = 'x-mock-fail';
const FAILURE_QUERY = 'mock-fail';

const BY_STATUS: Record<string, FailureKind> = {
  '400': 'bad-request',
  '401': 'unauthorized',
  '429': 'rate-limited',
  '500': 'server-error',
};

/** Reads `server-error`, `slow:3000`, `rate-limited:30` or a status such as `500`; else null. */
function parseFailure(text: string): Failure | null {
  const [name = '', value] = text.trim().toLowerCase().split(':');
  const kind = BY_STATUS[name] ?? FAILURE_KINDS.find((candidate) => candidate === name);
  if (!kind) return null;
  const number = Number(value);
  return { kind, value: value !== undefined && Number.isFinite(number) ? number : null };
}

/** The failure of an email such as `server-error@example.com`. */
export function failureOfEmail(email: string): Failure | null {
  const [, name] = /^([a-z-]+)@example\.com$/i.exec(email.trim()) ?? [];
  return name === undefined ? null : parseFailure(name);
}

/** The failure of a search such as `fail:500` or `fail:slow:3000`. */
export function failureOfSearch(text: string): Failure | null {
  const [, name] = /^fail:(.+)$/i.exec(text.trim()) ?? [];
  return name === undefined ? null : parseFailure(name);
}

/** The failure of a request's own header or query parameter. */
export function requestedFailure(request: Request): Failure | null {
  const requested =
    request.headers.get(FAILURE_HEADER) ?? new URL(request.url).searchParams.get(FAILURE_QUERY);
  return requested === null ? null : parseFailure(requested);
}

function matches(pattern: string, path: string, route: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return pattern === path || pattern === route;
}

/** The next failure set for this request; each use decreases its count. */
export function nextFailure(
  db: MockDatabase,
  call: { method: string; path: string; route: string },
): Failure | null {
  const failure = db.failures.find(
    ({ method, path, times }) =>
      times !== 0 &&
      (method === null || method.toUpperCase() === call.method) &&
      matches(path, call.path, call.route),
  );
  if (!failure) return null;
  if (failure.times !== null) failure.times -= 1;
  return { kind: failure.kind, value: failure.value };
}

function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Sends the first chunks of a body and drops the connection 100 ms later. */
function cutBody(response: Response, signal: AbortSignal): Response {
  const source = response.body?.getReader();
  let passed = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = passed < 4 ? await source?.read() : undefined;
      passed += 1;
      if (next?.value) {
        // A body of one chunk is cut in its middle.
        controller.enqueue(
          passed === 1 ? next.value.slice(0, Math.ceil(next.value.length / 2)) : next.value,
        );
        return;
      }
      await source?.cancel();
      await waitUnlessAborted(100, signal);
      controller.error(new Error('The connection was cut off.'));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

function rateLimited(seconds: number, code: string | null): Response {
  return problem(429, 'Too many requests. Please slow down.', {
    fields: code === null ? { retryAfter: seconds } : { code, retryAfter: seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Responds with a failure. @param next returns the response without the failure */
export async function fail(
  { kind, value }: Failure,
  request: Request,
  next: () => Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'slow':
      await waitUnlessAborted(value ?? 3000, request.signal);
      return next();
    case 'unauthorized':
      return problem(401, 'Please sign in.');
    case 'bad-request':
      return problem(400, 'Simulated bad request.');
    case 'rate-limited':
      return rateLimited(value ?? 45, 'RATE_LIMIT_EXCEEDED');
    case 'too-many':
      return rateLimited(value ?? 45, null);
    case 'server-error':
      return problem(500, 'Simulated server error.');
    case 'html':
      return new Response(
        '<!doctype html><title>Maintenance</title><h1>Down for maintenance</h1>',
        {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        },
      );
    case 'malformed':
      return new Response('{"success": true, "data": [{"_id": "6', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'cut-off':
      return cutBody(await next(), request.signal);
    case 'offline':
      return Response.error();
  }
}
