import { isList } from '@/lib/parse/guards';
import { createBrowser, LIMITS, type Browser, type Limits } from './browser';
import { checkApiHost, checkAuthHost, checkPreflights } from './hosts';
import { READS } from './portal';
import { checkOperation } from './responses';
import { checkRefresh, signIn } from './sign-in';
import { createTable, skipped, tolerated, type Row, type Table } from './table';
import { checkWrites } from './writes';

/** URLs without a trailing slash. */
export interface CheckOptions {
  api: string;
  auth: string;
  /** The portal's own URL. */
  origin: string;
  /** The base of the tools' images. */
  media?: string;
  write?: boolean;
  /** A session, as the text of the header `Cookie`. */
  cookieHeader?: string;
  /** The captcha is the token of the captcha service; '' without one. */
  login?: { email: string; password: string; captcha: string };
  limits?: Limits;
}

/** The options with the table of the results and the sender of the requests. */
export interface Check extends CheckOptions {
  limits: Limits;
  table: Table;
  browser: Browser;
}

/** Requests the page and image of the first tool, and with writes whether a tool is affordable. */
async function checkTools(check: Check, catalogue: unknown): Promise<void> {
  const { table, browser, media, write } = check;
  const tools = isList(catalogue) ? catalogue.map(Object) : [];
  const { _id, id, image } = Object(tools[0]);
  const parameter = _id ?? id;
  if (parameter) await checkOperation(check, 'getTool', { parameter });
  const paid = tools.find(({ isFree, platformId }) => !isFree && platformId);
  if (write && paid) {
    const body = { platformId: paid.platformId, featureId: null };
    await checkOperation(check, 'checkAvailability', { body });
  }
  if (media === undefined || !image) return;
  await table.step('image host', 'catalogue', async () => {
    const reply = await browser.send(`${media}/${String(image).replace(/^\/+/, '')}`);
    const type = reply.headers.get('Content-Type') ?? 'no type';
    const isImage = reply.ok && type.startsWith('image/');
    return tolerated(isImage ? null : `status ${reply.status}, ${type}`);
  });
}

/** Checks a live API. The result has the rows of all steps, even if some of them fail. */
export async function checkApi(options: CheckOptions): Promise<readonly Row[]> {
  const { api, auth, origin, write, login, cookieHeader, limits = LIMITS } = options;
  const table = createTable(limits.slow);
  const browser = createBrowser(origin, limits);
  const check: Check = { ...options, limits, table, browser };
  const visitor: Check = { ...check, browser: createBrowser(origin, limits) };

  // Without a response, every further request would fail too.
  if (!(await checkApiHost(visitor))) return table.rows;
  await checkPreflights(visitor);
  await checkAuthHost(visitor);
  if (cookieHeader !== undefined) await browser.cookies.add(cookieHeader, [api, auth]);
  const hasSession = login ? await signIn(check, login) : cookieHeader !== undefined;
  if (!hasSession) {
    const reason = login ? 'the login failed' : 'needs a session: pass --cookie-file or --email';
    table.add('requests of a member', 'all', skipped(reason));
    return table.rows;
  }
  const bodies = new Map<string, unknown>();
  for (const id of Object.keys(READS)) bodies.set(id, await checkOperation(check, id));
  await checkTools(check, bodies.get('getTools'));
  if (write) await checkWrites(check, bodies.get('getOnboarding'));
  // The session of a login belongs to the check.
  if (write || login) await checkRefresh(check);
  return table.rows;
}
