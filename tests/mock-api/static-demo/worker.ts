/**
 * The service worker of the static demo: serves the portal at each of its URLs, and the mock API
 * below `mock-api/` (docs/decisions/mock-api.md).
 */
import './msw-storage';
import { apiUrl, demoUrl, withAddresses } from './addresses';
import { respondFromApi, saveDemo } from './demo-api';
import { workerScope, type FetchEvent } from './worker-scope';

/** A file of the build with the demo's addresses in its text. */
async function respondWithFile(file: Request | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(file, init);
  const { headers, status } = response;
  if (!/html|javascript/.test(headers.get('Content-Type') ?? '')) return response;
  return new Response(withAddresses(await response.text()), { headers, status });
}

/** Responds to a navigation with the portal, which has a page for each path. */
function respondWithPortal(pathname: string): Promise<Response> {
  if (pathname.endsWith('/index.html')) return Promise.resolve(Response.redirect(demoUrl.href));
  return respondWithFile(new URL('portal.html', demoUrl).href, { cache: 'no-cache' });
}

function respond(event: FetchEvent, { pathname }: URL): Promise<Response> {
  if (pathname.startsWith(apiUrl.pathname)) {
    const response = respondFromApi(event.request);
    event.waitUntil(response.then(saveDemo));
    return response;
  }
  return event.request.mode === 'navigate'
    ? respondWithPortal(pathname)
    : respondWithFile(event.request);
}

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()));
workerScope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== demoUrl.origin || !url.pathname.startsWith(demoUrl.pathname)) return;
  event.respondWith(respond(event, url));
});
