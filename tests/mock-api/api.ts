import { getResponse } from 'msw';
import { currentTime } from './clock';
import { cookieHeader, cookieNames, requestCookies, setCookie } from './cookies';
import { handlers } from './handlers/all';
import { headerNames } from './header-names';
import { API_BASE, api } from './paths';
import { problem } from './respond';
import { newSandboxId, sandbox, sandboxIdOf } from './sandbox';
import type { MockCall } from './types';

const SANDBOX_SECONDS = 30 * 24 * 60 * 60;
const CALLS_KEPT = 2000;

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get(headerNames.origin);
  if (origin === null) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** The log entry of a request that has no response yet. */
export function describeCall(request: Request): MockCall {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.slice(API_BASE.length),
    query: url.search,
    status: null,
    at: currentTime(),
    body: null,
  };
}

/** Adds the JSON body, read from a clone of the request, to the log entry. */
export async function describeBody(call: MockCall, request: Request): Promise<void> {
  if (!request.headers.get('content-type')?.includes('json')) return;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  call.body = body;
}

/**
 * A copy of a request with another Cookie header. The fields are copied one by one, because the
 * HTTP server's requests are not instances of Node's `Request`.
 */
export function withCookies(request: Request, cookies: ReadonlyMap<string, string>): Request {
  const headers = new Headers(request.headers);
  headers.set(headerNames.cookie, cookieHeader(cookies));
  const { method, body, signal } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(request.url, init);
}

/**
 * A copy of a response with more headers; an error response (a dropped connection) is returned as
 * is.
 */
function withHeaders(
  response: Response,
  headers: Record<string, string>,
  cookie: string | null,
): Response {
  if (response.type === 'error') return response;
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (cookie !== null) all.append(headerNames.setCookie, cookie);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: all,
  });
}

async function respond(request: Request): Promise<Response> {
  try {
    return (await getResponse(handlers, request)) ?? problem(404, 'There is no such call.');
  } catch (error) {
    if (error instanceof URIError) return problem(400, 'The URL is not well-formed.');
    console.error(`${request.method} ${request.url}`, error);
    return problem(500, 'The mock API failed; see its output.');
  }
}

/** The two hosts of the API. */
export type Host = 'portal' | 'auth';

/** Whether a host has a path: the auth host has only the refresh, the portal host all others. */
export function hasCall(host: Host, pathname: string): boolean {
  return (host === 'auth') === (pathname === `${API_BASE}${api.refresh}`);
}

/** The response to a path that a host does not have. */
export function wrongHost(host: Host): Response {
  const calls = host === 'auth' ? 'has only the refresh call' : 'does not have the refresh call';
  return problem(404, `This host ${calls}.`);
}

export interface HandleOptions {
  /** Which of the two hosts receives the request. */
  host: Host;
  /** The approximate duration of each request, in milliseconds. */
  latency?: number;
}

/**
 * Responds to a request to the mock API: applies CORS, selects the browser's sandbox and logs the
 * request. A response of type `error` means that the connection is to be dropped.
 */
export async function handle(request: Request, options: HandleOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith(`${API_BASE}/`);
  const cors = corsHeaders(request);
  if (!hasCall(options.host, pathname)) return withHeaders(wrongHost(options.host), cors, null);

  const cookies = requestCookies(request);
  const known = sandboxIdOf(request);
  const id = known ?? newSandboxId();
  const isNamed = cookies.get(cookieNames.sandbox) === id;
  cookies.set(cookieNames.sandbox, id);
  const requestWithSandbox = withCookies(request, cookies);

  const { calls } = sandbox(id).database;
  const call = isCall ? describeCall(requestWithSandbox) : null;
  if (call) {
    calls.push(call);
    await describeBody(call, requestWithSandbox);
  }
  if (calls.length > CALLS_KEPT) calls.splice(0, calls.length - CALLS_KEPT);
  if (call && options.latency) {
    const wait = options.latency * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, wait));
  }

  const response = await respond(requestWithSandbox);
  if (call) call.status = response.status;
  return withHeaders(
    response,
    cors,
    isNamed ? null : setCookie(cookieNames.sandbox, id, SANDBOX_SECONDS),
  );
}
