import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import sirv from 'sirv';

/**
 * Serves a folder below a path like a static host: without rewrites, with its 404.html for a path
 * that has no file.
 * @param {string} directory to serve
 * @param {string} path with slashes at both ends
 * @param {number} port to listen on
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder(directory, path, port) {
  const files = sirv(directory, { dev: true });
  const server = createServer((request, response) => {
    const notFound = () => {
      const page = `${directory}/404.html`;
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    if (!request.url?.startsWith(path)) return notFound();
    request.url = request.url.slice(path.length - 1);
    files(request, response, notFound);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${server.address().port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
