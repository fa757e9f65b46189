import { CheckError, createClient } from './client.mjs';
import { checkCors, checkRefresh, checkUnknownPath, cookieRows } from './headers.mjs';
import { checkOperation, SAFE } from './responses.mjs';
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

async function picture(client, base, path, screen) {
  const request = `image host of ${screen}`;
  if (base === undefined || typeof path !== 'string' || path === '') {
    return { request, result: 'skipped', screen, detail: 'no base or no picture to ask for' };
  }
  try {
    const response = await client.send(`${base}/${path.replace(/^\/+/, '')}`);
    const type = response.headers.get('Content-Type') ?? 'no type';
    await response.body?.cancel();
    const isPicture = response.ok && type.startsWith('image/');
    const detail = isPicture ? '' : `status ${response.status}, ${type}`;
    return { request, result: isPicture ? 'fine' : 'tolerated', screen, detail };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { request, result: 'tolerated', screen, detail: error.message };
  }
}

/**
 * Checks a live API against the document.
 * @param {{ api: string, auth: string, origin: string, media?: string, write?: boolean,
 *   cookies?: Map<string, string>, login?: { email: string, password: string, captcha: string } }} options
 *   addresses without a trailing slash
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function checkApi({ api, auth, origin, media, write, login, cookies = new Map() }) {
  const client = createClient({ origin, cookies });
  const target = { client, api, auth, origin };
  const createVisitor = () => createClient({ origin, cookies: new Map() });

  const rows = [...(await checkCors(target))];
  // Every further line would say the same of a server that cannot be reached.
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
  for (const operationId of SAFE) {
    const { row, body } = await checkOperation(target, operationId);
    rows.push(row);
    bodies.set(operationId, body);
  }
  const [tool] = Array.isArray(bodies.get('getTools')) ? bodies.get('getTools') : [];
  if (typeof tool?._id === 'string') {
    rows.push((await checkOperation(target, 'getTool', { parameters: { id: tool._id } })).row);
  }
  rows.push((await checkOperation(target, 'searchTools', { query: '?searchItem=a' })).row);
  rows.push(await picture(client, media, tool?.image, 'the catalogue'));
  if (write) rows.push(...(await checkWrites(target, bodies)));
  return rows;
}
