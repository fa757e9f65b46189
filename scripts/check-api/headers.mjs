import { CheckError } from './client.mjs';

const EVERY_SCREEN = 'every screen';

/** Whether two URLs are same-site, by the last two labels of their hosts. */
function isSameSite(one, other) {
  const site = (url) => new URL(url).hostname.split('.').slice(-2).join('.');
  return site(one) === site(other);
}

/** Why a browser would block a cross-origin response; `null` if not. @param {Headers} headers */
function corsProblem(headers, origin) {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === null) return 'Access-Control-Allow-Origin is missing';
  if (allowed === '*') return 'Access-Control-Allow-Origin is *, which excludes cookies';
  if (allowed !== origin) return 'Access-Control-Allow-Origin names another origin';
  if (headers.get('Access-Control-Allow-Credentials') !== 'true') {
    return 'Access-Control-Allow-Credentials is not true';
  }
  return null;
}

function createRow(request, screen, problem, result = 'breaks') {
  return { request, result: problem === null ? 'fine' : result, screen, detail: problem ?? '' };
}

async function catchCheckError(request, check) {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return [createRow(request, EVERY_SCREEN, error.message)];
  }
}

/** Checks CORS of ordinary and preflight requests, and whether `Retry-After` is exposed. */
export function checkCors({ client, api, origin }) {
  return catchCheckError('CORS', async () => {
    const { headers } = await client.send(`${api}/auth/verifytoken`);
    const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
    const rows = [
      createRow('CORS with credentials', EVERY_SCREEN, corsProblem(headers, origin)),
      createRow(
        'Retry-After exposed',
        'login and reset link',
        exposed.includes('retry-after') ? null : 'waits fall back to the defaults',
        'tolerated',
      ),
    ];
    for (const [method, path] of [
      ['POST', '/user/onboarding'],
      ['PUT', '/auth/changePassword'],
      ['DELETE', '/remove-items'],
    ]) {
      const preflight = await client.preflight(`${api}${path}`, method);
      const problem = preflight.ok
        ? corsProblem(preflight.headers, origin)
        : `status ${preflight.status}`;
      const methods = preflight.headers.get('Access-Control-Allow-Methods') ?? '';
      const methodProblem =
        method === 'POST' || methods.includes(method) ? null : `${method} is not allowed`;
      rows.push(createRow(`preflight of ${method}`, EVERY_SCREEN, problem ?? methodProblem));
    }
    return rows;
  });
}

/** Checks that an unknown path gets an error status: an API that always responds 200 hides errors. */
export function checkUnknownPath({ client, api }) {
  return catchCheckError('unknown path', async () => {
    const response = await client.send(`${api}/no-such-path`);
    const problem = response.ok ? 'the response for an unknown path is a success' : null;
    return [createRow('unknown path', EVERY_SCREEN, problem, 'tolerated')];
  });
}

/** Checks that the refresh is only on the auth host and rejected without a session. */
export function checkRefresh({ api, auth, createVisitor }) {
  return catchCheckError('GET /auth/refresh', async () => {
    const visitor = createVisitor();
    const { status } = await visitor.send(`${auth}/auth/refresh`);
    const rows = [
      createRow(
        'GET /auth/refresh on the auth host',
        'every page, after a 401',
        status === 401 || status === 403 ? null : `status ${status} without a session, not 401`,
      ),
    ];
    if (auth !== api) {
      const other = await visitor.send(`${api}/auth/refresh`);
      const problem = other.ok ? 'the portal API renews sessions, too' : null;
      rows.push(createRow('GET /auth/refresh on the API', 'none', problem, 'tolerated'));
    }
    return rows;
  });
}

/**
 * One row per cookie of a response, with problems of its attributes. No row contains a value.
 * @param {string[]} lines of Set-Cookie
 */
export function cookieRows(lines, { api, origin }) {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(api).hostname);
  return lines.map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const names = attributes.map((attribute) => attribute.toLowerCase());
    const request = `cookie ${pair.split('=')[0]}`;
    const isCrossSite = !isSameSite(api, origin);
    if (isCrossSite && !names.includes('samesite=none')) {
      return createRow(request, EVERY_SCREEN, 'SameSite must be None for a portal on another site');
    }
    const missing = [
      names.includes('httponly') ? '' : 'HttpOnly is missing',
      names.includes('secure') || isLocal ? '' : 'Secure is missing',
      names.some((name) => name.startsWith('samesite=')) ? '' : 'SameSite is missing',
    ].filter(Boolean);
    return createRow(request, EVERY_SCREEN, missing.join('; ') || null, 'tolerated');
  });
}
