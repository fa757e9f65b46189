import { CheckError } from './client.mjs';

const EVERY_SCREEN = 'every screen';

/** Whether two addresses belong to one site, by the last two labels of their hosts. */
function isSameSite(one, other) {
  const site = (address) => new URL(address).hostname.split('.').slice(-2).join('.');
  return site(one) === site(other);
}

/** What a browser would refuse about the response of another origin. @param {Headers} headers */
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

function row(request, screen, problem, result = 'breaks') {
  return { request, result: problem === null ? 'fine' : result, screen, detail: problem ?? '' };
}

async function guarded(request, check) {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return [row(request, EVERY_SCREEN, error.message)];
  }
}

/** CORS of ordinary and preflight requests, and whether `Retry-After` can be read. */
export function checkCors({ client, api, origin }) {
  return guarded('CORS', async () => {
    const { headers } = await client.send(`${api}/auth/verifytoken`);
    const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
    const rows = [
      row('CORS with credentials', EVERY_SCREEN, corsProblem(headers, origin)),
      row(
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
      const refused =
        method === 'POST' || methods.includes(method) ? null : `${method} is not allowed`;
      rows.push(row(`preflight of ${method}`, EVERY_SCREEN, problem ?? refused));
    }
    return rows;
  });
}

/** An API that answers everything with 200 hides its failures. */
export function checkUnknownPath({ client, api }) {
  return guarded('unknown path', async () => {
    const response = await client.send(`${api}/no-such-path`);
    const problem = response.ok ? 'an unknown path is answered with success' : null;
    return [row('unknown path', EVERY_SCREEN, problem, 'tolerated')];
  });
}

/** The refresh is on the auth host and only there; without a session it must be refused. */
export function checkRefresh({ api, auth, createVisitor }) {
  return guarded('GET /auth/refresh', async () => {
    const visitor = createVisitor();
    const { status } = await visitor.send(`${auth}/auth/refresh`);
    const rows = [
      row(
        'GET /auth/refresh on the auth host',
        'every page, after a 401',
        status === 401 || status === 403 ? null : `status ${status} without a session, not 401`,
      ),
    ];
    if (auth !== api) {
      const other = await visitor.send(`${api}/auth/refresh`);
      const problem = other.ok ? 'the portal API renews sessions, too' : null;
      rows.push(row('GET /auth/refresh on the API', 'none', problem, 'tolerated'));
    }
    return rows;
  });
}

/**
 * The attributes of the cookies that a response sets. Their values are never shown.
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
      return row(request, EVERY_SCREEN, 'SameSite must be None for a portal on another site');
    }
    const missing = [
      names.includes('httponly') ? '' : 'HttpOnly is missing',
      names.includes('secure') || isLocal ? '' : 'Secure is missing',
      names.some((name) => name.startsWith('samesite=')) ? '' : 'SameSite is missing',
    ].filter(Boolean);
    return row(request, EVERY_SCREEN, missing.join('; ') || null, 'tolerated');
  });
}
