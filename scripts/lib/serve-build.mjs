import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/**
 * @param {import('node:http').RequestListener} listener
 * @param {number} port to listen on; 0 uses any free port
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 * @throws Error with the port if it is in use
 */
async function serve(listener, port) {
  const server = createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`The portal can't start: ${message}`)));
    server.listen(port, () => resolve(undefined));
  });
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves a built single-page application like a deployment: immutable caching of hashed files,
 * revalidation of the others, precompressed files, index.html for every URL that is not a file, and
 * the security headers of the build.
 * @param {string} directory of the build; its headers are in `{directory}-headers`
 * @param {number} port to listen on; 0 uses any free port
 * @param {(request: import('node:http').IncomingMessage, response:
 *   import('node:http').ServerResponse) => boolean} intercept receives each request first and
 *   returns whether it responds; it may also add headers
 * @throws Error with the port if it is in use
 */
export function serveBuild(directory, port, intercept = () => false) {
  const headers = JSON.parse(readFileSync(`${directory}-headers/headers.json`, 'utf8'));
  const files = sirv(directory, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'Cache-Control',
        HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      const kind = pathname.startsWith('/assets/') ? headers.asset : headers.document;
      for (const [name, value] of Object.entries(kind)) response.setHeader(name, value);
    },
  });
  return serve((request, response) => {
    if (intercept(request, response)) return;
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not found');
    };
    files(request, response, () => {
      // A chunk that a newer build has removed must be a 404, not index.html.
      if (request.url?.startsWith('/assets/')) return notFound();
      request.url = '/';
      files(request, response, notFound);
    });
  }, port);
}

/**
 * Serves a folder below a path like a static host: without rewrites, with its 404.html for a path
 * that has no file.
 * @param {string} directory to serve
 * @param {string} path with slashes at both ends
 * @param {number} port to listen on
 */
export function serveFolder(directory, path, port) {
  const files = sirv(directory, { dev: true });
  const page = `${directory}/404.html`;
  return serve((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    if (!request.url?.startsWith(path)) return notFound();
    request.url = request.url.slice(path.length - 1);
    files(request, response, notFound);
  }, port);
}
