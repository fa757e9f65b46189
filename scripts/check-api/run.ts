import { isList } from '@/lib/parse/guards';
import { createBrowser, LIMITS, type Browser, type Limits } from './browser';
import { checkApiHost, checkAuthHost, checkPreflights } from './hosts';
import { checkOperation, checkReads } from './responses';
import { checkRefresh, signIn } from './sign-in';
import { createTable, skipped, tolerated, type Row, type Table } from './table';
import { checkWrites } from './writes';

export { formatResult } from './table';

export interface Credentials {
  email: string;
  password: string;
  /** The token of the captcha service; '' without one. */
  captcha: string;
}

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
  login?: Credentials;
  limits?: Limits;
}

/** The options with the table of the results and the two who send requests. */
export interface Check extends CheckOptions {
  limits: Limits;
  table: Table;
  visitor: Browser;
  /** Has the session. */
  member: Browser;
}

/** Requests the page and the image of the first tool of the catalogue. */
async function checkFirstTool(check: Check, tools: unknown): Promise<void> {
  const { table, member, media } = check;
  const { _id, id, image } = Object(isList(tools) ? tools[0] : null);
  const parameter: unknown = _id ?? id;
  if (typeof parameter === 'string' || typeof parameter === 'number') {
    await checkOperation(check, 'getTool', { parameter });
  }
  if (media === undefined || !image) return;
  await table.step('image host', 'catalogue', async () => {
    const reply = await member.send(`${media}/${String(image).replace(/^\/+/, '')}`);
    const type = reply.headers.get('Content-Type') ?? 'no type';
    const isImage = reply.ok && type.startsWith('image/');
    return tolerated(isImage ? null : `status ${reply.status}, ${type}`);
  });
}

/** Checks a live API. The result has the rows of all steps, also if some of them fail. */
export async function checkApi(options: CheckOptions): Promise<readonly Row[]> {
  const { api, auth, origin, write, login, cookieHeader, limits = LIMITS } = options;
  const table = createTable(limits.slow);
  const member = createBrowser(origin, limits);
  const visitor = createBrowser(origin, limits);
  const check: Check = { ...options, limits, table, visitor, member };

  // Without a response, every further request would fail too.
  if (!(await checkApiHost(check))) return table.rows;
  await checkPreflights(check);
  await checkAuthHost(check);
  if (cookieHeader !== undefined) await member.cookies.add(cookieHeader, [api, auth]);
  const hasSession = login ? await signIn(check, login) : cookieHeader !== undefined;
  if (!hasSession) {
    const reason = login ? 'the login failed' : 'needs a session: pass --cookie-file or --email';
    table.add('requests of a member', 'all', skipped(reason));
    return table.rows;
  }
  const bodies = await checkReads(check);
  await checkFirstTool(check, bodies.get('getTools'));
  if (write) await checkWrites(check, bodies);
  // The session of a login belongs to the check.
  if (write || login) await checkRefresh(check);
  return table.rows;
}
