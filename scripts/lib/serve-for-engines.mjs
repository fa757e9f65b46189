import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { serveBuild } from './serve-build.mjs';

const REPORTS = '/policy-reports/';

/** @type {Map<string, unknown[]>} the reports of each sandbox */
const reports = new Map();

/** @param {import('node:http').IncomingMessage} request */
function cookieOf({ headers }, name) {
  return new RegExp(`\\b${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}

/** @param {import('node:http').IncomingMessage} request */
async function exchangeReports(request, response) {
  const sandbox = request.url.slice(REPORTS.length);
  const received = reports.get(sandbox) ?? [];
  if (request.method === 'POST') {
    reports.set(sandbox, [...received, await json(request)]);
    response.writeHead(204).end();
  } else {
    reports.delete(sandbox);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(received));
  }
}

/**
 * Serves a build with two additions, which replace features that not every WebDriver has:
 * - A browser with the cookie `broken_chunk` gets a 503 for the scripts whose name begins with its
 *   value.
 * - Violations of the content security policy are reported to `/policy-reports/SANDBOX`, which
 *   returns and removes them. `SANDBOX` is the browser's cookie of the mock API.
 * @param {string} directory of the build
 * @param {number} port to listen on
 */
export function serveForEngines(directory, port) {
  const headers = JSON.parse(readFileSync(`${directory}-headers/headers.json`, 'utf8'));
  const policy = headers.document['Content-Security-Policy'];
  return serveBuild(directory, port, (request, response) => {
    if (request.url.startsWith(REPORTS)) {
      void exchangeReports(request, response);
      return true;
    }
    const chunk = cookieOf(request, 'broken_chunk');
    if (chunk !== undefined && request.url.startsWith(`/assets/${chunk}-`)) {
      response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const sandbox = cookieOf(request, 'mock_session') ?? 'none';
    response.setHeader(
      'Content-Security-Policy-Report-Only',
      `${policy}; report-uri ${REPORTS}${sandbox}`,
    );
    return false;
  });
}
