import { handle, hasCall } from '../api';
import { cookieHeader, cookieNames, storeCookies } from '../cookies';
import { headerNames, renameProtectedHeaders } from '../header-names';
import { restoreSandbox, sandbox } from '../sandbox';
import { apiUrl, placeholders, withAddresses } from './addresses';
import { readDemo, writeDemo } from './stored-demo';

/** The build script replaces it by a hash of the worker. */
const VERSION = '__VERSION__';
const SANDBOX = 'demo';
/** The data of a demo that was not used for a day is dropped, because its dates are in the past. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The delay of a save, which is then shared by the requests of a page. */
const SAVE_DELAY_MS = 300;
const LATENCY_MS = 60;

renameProtectedHeaders();

/** The browser's cookies: a response of a service worker cannot set them. */
let cookies = new Map<string, string>([[cookieNames.sandbox, SANDBOX]]);
let restored: Promise<void> | undefined;
let saved: Promise<void> | undefined;

async function restore(): Promise<void> {
  const stored = await readDemo();
  if (stored?.version !== VERSION || stored.savedAt < Date.now() - KEPT_MS) return;
  ({ cookies } = stored);
  restoreSandbox(SANDBOX, stored.database);
}

/** Without IndexedDB, as in some private windows, the data is kept as long as the worker runs. */
function warn(error: unknown): void {
  console.warn('The data of the demo is not stored.', error);
}

/** Stores the data and the cookies soon. */
export function saveDemo(): Promise<void> {
  saved ??= new Promise((resolve) => setTimeout(resolve, SAVE_DELAY_MS))
    .then(() => {
      saved = undefined;
      const { database } = sandbox(SANDBOX);
      return writeDemo({ version: VERSION, savedAt: Date.now(), cookies, database });
    })
    .catch(warn);
  return saved;
}

/** The request as the mock API's HTTP server receives it. */
async function toApi(request: Request, path: string): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set(headerNames.cookie, cookieHeader(cookies));
  headers.set(headerNames.origin, placeholders.portal);
  const { method, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const copy = new Request(placeholders.api + path, { method, headers, body, signal });
  // The mock API copies the body of a request, which is not a property of it in Firefox.
  return Object.defineProperty(copy, 'body', { value: body });
}

/** The response with the demo's addresses in its text and its redirect. */
async function fromApi(response: Response): Promise<Response> {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  const location = headers.get('Location');
  if (location !== null) {
    headers.set('Location', withAddresses(new URL(location, placeholders.api).href));
  }
  const hasText = /html|json|javascript/.test(headers.get('Content-Type') ?? '');
  const body = hasText ? withAddresses(await response.text()) : response.body;
  return new Response(body, { status: response.status, headers });
}

/** Responds to a request below `apiUrl` as the mock API does over HTTP. */
export async function respondFromApi(request: Request): Promise<Response> {
  restored ??= restore().catch(warn);
  await restored;
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(apiUrl.pathname.length - 1);
  const host = hasCall('auth', path) ? 'auth' : 'portal';
  const response = await handle(await toApi(request, path + search), { host, latency: LATENCY_MS });
  storeCookies(cookies, response.headers.get(headerNames.setCookie)?.split(', ') ?? []);
  // The connection breaks off in a simulated failure.
  return fromApi(response).catch(() => Response.error());
}
