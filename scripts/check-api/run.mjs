import { CheckError, createClient } from './client.mjs';
import { checkCors, checkRefresh, checkUnknownPath, cookieRows } from './headers.mjs';
import { checkOperation, SAFE_OPERATIONS } from './responses.mjs';
import { checkWrites } from './writes.mjs';

async function signIn({ client, api, origin }, { email, password, captcha }) {
  const base = { request: 'POST /auth/login', screen: 'login page' };
  const body = { email, password, captcha };
  try {
    const response = await client.send(`${api}/auth/login`, { method: 'POST', body });
    if (!response.ok) return [{ ...base, result: 'breaks', detail: `status ${response.status}` }];
    const cookies = cookieRows(response.headers.getSetCookie(), { api, origin });
    const hasCookies = cookies.length > 0;
    const detail = hasCookies ? '' : 'no cookie is set';
    return [{ ...base, result: hasCookies ? 'fine' : 'breaks', detail }, ...cookies];
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return [{ ...base, result: 'breaks', detail: error.message }];
  }
}

async function checkImage(client, base, path, screen) {
  const request = `image host of ${screen}`;
  if (base === undefined || typeof path !== 'string' || path === '') {
    return { request, result: 'skipped', screen, detail: 'no base or no image to request' };
  }
  try {
    const response = await client.send(`${base}/${path.replace(/^\/+/, '')}`);
    const type = response.headers.get('Content-Type') ?? 'no type';
    await response.body?.cancel();
    const isImage = response.ok && type.startsWith('image/');
    const detail = isImage ? '' : `status ${response.status}, ${type}`;
    return { request, result: isImage ? 'fine' : 'tolerated', screen, detail };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { request, result: 'tolerated', screen, detail: error.message };
  }
}

/**
 * Checks a live API against the document.
 * @param {{ api: string, auth: string, origin: string, media?: string, write?: boolean,
 *   cookies?: Map<string, string>, login?: { email: string, password: string, captcha: string } }} options
 *   URLs without a trailing slash
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function checkApi({ api, auth, origin, media, write, login, cookies = new Map() }) {
  const client = createClient({ origin, cookies });
  const target = { client, api, auth, origin };
  const createVisitor = () => createClient({ origin, cookies: new Map() });

  const rows = [...(await checkCors(target))];
  // The server cannot be reached, so every further request would fail too.
  if (rows.length === 1) return rows;
  rows.push(
    ...(await checkUnknownPath(target)),
    ...(await checkRefresh({ ...target, createVisitor })),
  );
  if (login) rows.push(...(await signIn(target, login)));
  if (cookies.size === 0) {
    const detail = 'needs a session: pass --cookie-file or --email';
    return [...rows, { request: 'requests of a member', result: 'skipped', screen: 'all', detail }];
  }

  const bodies = new Map();
  for (const operationId of SAFE_OPERATIONS) {
    const { row, body } = await checkOperation(target, operationId);
    rows.push(row);
    bodies.set(operationId, body);
  }
  const [tool] = Array.isArray(bodies.get('getTools')) ? bodies.get('getTools') : [];
  if (typeof tool?._id === 'string') {
    rows.push((await checkOperation(target, 'getTool', { parameters: { id: tool._id } })).row);
  }
  rows.push((await checkOperation(target, 'searchTools', { query: '?searchItem=a' })).row);
  rows.push(await checkImage(client, media, tool?.image, 'the catalogue'));
  if (write) rows.push(...(await checkWrites(target, bodies)));
  return rows;
}
