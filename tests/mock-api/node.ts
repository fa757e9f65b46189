import { getResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { describeBody, describeCall, hasCall, withCookies, wrongHost, type Host } from './api';
import { currentTime } from './clock';
import { cookieNames, storeCookies } from './cookies';
import { findMember } from './database';
import { handlers } from './handlers/all';
import { openSession, sessionCookies } from './rules/sessions';
import { newSandboxId, removeSandbox, sandbox } from './sandbox';
import type { MockCall, MockDatabase } from './types';

/** A browser with its cookie jar, because jsdom has no access to HttpOnly cookies. */
interface Browser {
  sandboxId: string;
  jar: Map<string, string>;
}

function newBrowser(): Browser {
  const sandboxId = newSandboxId();
  sandbox(sandboxId).database.streamPause = 0;
  return { sandboxId, jar: new Map([[cookieNames.sandbox, sandboxId]]) };
}

function createMockApi(bases: Record<Host, string>) {
  const origins = { portal: new URL(bases.portal).origin, auth: new URL(bases.auth).origin };
  let browser = newBrowser();
  let delay = () => Promise.resolve();
  const calls: MockCall[] = [];
  const running = new Map<string, MockCall>();
  let misdirected: string[] = [];

  /** The host of a request when that host does not have its path; `null` otherwise. */
  function hostWithoutCall(request: Request): Host | null {
    const { origin, pathname } = new URL(request.url);
    const host = origin === origins.auth ? 'auth' : 'portal';
    return origin === origins[host] && !hasCall(host, pathname) ? host : null;
  }
  const errors: unknown[] = [];

  /** Runs after the handlers of `server.use`, with the cookies of the jar. */
  const server = setupServer(
    ...Object.values(origins).map((origin) =>
      http.all(`${origin}/*`, async ({ request }) => {
        const host = hostWithoutCall(request);
        if (host) return wrongHost(host);
        // A request that is in flight during a reset belongs to the browser before it.
        const sender = browser;
        const response = await getResponse(handlers, withCookies(request, sender.jar)).catch(
          (error: unknown) => {
            errors.push(error);
            throw error;
          },
        );
        await delay();
        // Without a response, the request would be sent to the real port.
        if (!response) console.error(`The mock API has no ${request.method} ${request.url}.`);
        if (!response || response.type === 'error') return Response.error();
        storeCookies(sender.jar, response.headers.getSetCookie());
        // The mocking library must not store the cookies or write them to document.cookie.
        const headers = new Headers(response.headers);
        headers.delete('Set-Cookie');
        return new Response(response.body, { status: response.status, headers });
      }),
    ),
  );

  server.events.on('request:start', ({ request, requestId }) => {
    if (hostWithoutCall(request)) misdirected.push(`${request.method} ${request.url}`);
    const call = describeCall(request);
    calls.push(call);
    void describeBody(call, request);
    running.set(requestId, call);
  });
  server.events.on('response:mocked', ({ requestId, response }) => {
    const call = running.get(requestId);
    if (call) call.status = response.status;
    running.delete(requestId);
  });

  return {
    server,
    /** The database of the application's sandbox. */
    db: (): MockDatabase => sandbox(browser.sandboxId).database,
    /** The requests since the last reset, also those that `server.use` handles. */
    calls: (): readonly MockCall[] => calls,
    /** Takes the requests to the wrong host; tests/setup.ts fails when any are left. */
    takeMisdirected(): string[] {
      const taken = misdirected;
      misdirected = [];
      return taken;
    },
    /** Takes the errors of the mock API; tests/setup.ts fails when any are left. */
    takeErrors: (): unknown[] => errors.splice(0),
    /** Signs a demo member in and stores the cookies. */
    signIn(email: string): void {
      const { database } = sandbox(browser.sandboxId);
      const member = findMember(database, email);
      if (!member) throw new Error(`The seed has no member ${email}.`);
      const now = currentTime();
      const session = openSession(database, browser.sandboxId, member.id, now);
      storeCookies(browser.jar, sessionCookies(session, now));
    },
    /** Awaits `next` before each later response, even after a reset. */
    delayResponses(next: () => Promise<void>): void {
      delay = next;
    },
    /** Resets the database and removes cookies, handlers and logged requests. */
    reset(): void {
      server.resetHandlers();
      removeSandbox(browser.sandboxId);
      browser = newBrowser();
      calls.length = 0;
      running.clear();
    },
  };
}

export type MockApi = ReturnType<typeof createMockApi>;

let current: MockApi | null = null;

/**
 * The mock API at the URLs of `.env.test`, one per test file; tests/setup.ts starts it. Its
 * responses have no delay, and a request to another URL is an error.
 */
export function setupMockApi(): MockApi {
  current ??= createMockApi({
    portal: import.meta.env['VITE_API_URL'],
    auth: import.meta.env['VITE_AUTH_API_URL'],
  });
  return current;
}
