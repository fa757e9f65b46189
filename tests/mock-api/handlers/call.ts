import { http, type HttpHandler } from 'msw';
import { isRecord } from '@/lib/parse/guards';
import { currentTime } from '../clock';
import { withinContract } from '../contract';
import { fail, nextFailure, requestedFailure, type Failure } from '../failures';
import { API_BASE } from '../paths';
import { problem } from '../respond';
import { settleAccount } from '../rules/account';
import { sessionOf } from '../rules/sessions';
import { sandboxOf } from '../sandbox';
import type { MockDatabase, MockMember, MockSession } from '../types';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The argument of a handler. */
export interface Call {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
  sandboxId: string;
  db: MockDatabase;
  /** Epoch milliseconds. */
  now: number;
}

/** The argument of a handler for a signed-in member. */
export interface MemberCall extends Call {
  member: MockMember;
  session: MockSession;
}

type Resolve<T extends Call> = (call: T) => Response | Promise<Response>;

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} satisfies Record<Method, unknown>;

function callOf(request: Request, params: Record<string, unknown>): Call {
  const { id, database } = sandboxOf(request);
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return {
    request,
    url: new URL(request.url),
    params: Object.fromEntries(texts),
    sandboxId: id,
    db: database,
    now: currentTime(),
  };
}

/**
 * Creates a handler that does not require a session. A response that the API's document does not
 * describe throws, unless it is a simulated failure.
 */
export function openCall(method: Method, path: string, resolve: Resolve<Call>): HttpHandler {
  return methods[method](`*${API_BASE}${path}`, ({ request, params }) => {
    const call = callOf(request, params);
    const failure =
      requestedFailure(request) ??
      nextFailure(call.db, {
        method,
        path: call.url.pathname.slice(API_BASE.length),
        route: path,
      });
    return failOr(failure, call, async () => {
      const response = await resolve(call);
      return simulatedFailures.has(response) ? response : withinContract(method, path, response);
    });
  });
}

/** Responses that are simulated failures. */
const simulatedFailures = new WeakSet<Response>();

/** Responds with the failure, or with the handler's own response without one. */
export async function failOr(
  failure: Failure | null,
  call: Call,
  next: () => Response | Promise<Response>,
): Promise<Response> {
  if (!failure) return next();
  const response = await fail(failure, call.request, async () => next());
  simulatedFailures.add(response);
  return response;
}

/** Creates a handler that requires a session; without one it responds with 401 and `msg`. */
export function memberCall(
  method: Method,
  path: string,
  resolve: Resolve<MemberCall>,
): HttpHandler {
  return openCall(method, path, (call) => {
    const session = sessionOf(call.db, call.request, call.now);
    const member = call.db.members.find(({ id }) => id === session?.memberId);
    if (!session || !member) return problem(401, 'Please sign in.');
    settleAccount(call.db, member, call.now);
    return resolve({ ...call, member, session });
  });
}

/**
 * Creates a handler for a page, script or picture of the API's origin, without session or failures.
 */
export function siteCall(method: Method, path: string, resolve: Resolve<Call>): HttpHandler {
  return methods[method](`*${path}`, ({ request, params }) => resolve(callOf(request, params)));
}

/** The fields of a JSON body; an empty object when the body is not an object. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** A field of a body as text; '' when it is not a string. */
export function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}
