import { isList, isRecord } from '@/lib/parse/guards';
import { createClient, LIMITS, type Client, type Limits } from './client';
import { createBrowserCookies } from './cookies';
import { checkApiHost, checkAuthHost, checkPreflights } from './hosts';
import { checkOperation, SAFE_OPERATIONS } from './responses';
import { checkRefresh, signIn, type Browser, type Credentials } from './sign-in';
import {
  createTable,
  fine,
  formatSummary,
  formatTable,
  skipped,
  tolerated,
  type Row,
  type Table,
} from './table';
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
  login?: Credentials;
  limits?: Limits;
}

async function checkImage(
  { table, client }: { table: Table; client: Client },
  base: string | undefined,
  path: unknown,
): Promise<void> {
  const [request, screen] = ['image host', 'catalogue'];
  if (base === undefined || typeof path !== 'string' || path === '') {
    table.add(request, screen, skipped('no --media, or the first tool has no image'));
    return;
  }
  await table.step(request, screen, async () => {
    const { ok, status, headers } = await client.send(`${base}/${path.replace(/^\/+/, '')}`);
    const type = headers.get('Content-Type') ?? 'no type';
    return ok && type.startsWith('image/') ? fine() : tolerated(`status ${status}, ${type}`);
  });
}

/** Checks the requests of a member that change no data. @returns their bodies, by operation */
async function checkReads(browser: Browser, media?: string): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>();
  for (const operationId of SAFE_OPERATIONS) {
    bodies.set(operationId, await checkOperation(browser, operationId));
  }
  const tools = bodies.get('getTools');
  const [first] = isList(tools) ? tools : [];
  const tool = isRecord(first) ? first : {};
  const id = tool['_id'] ?? tool['id'];
  if (typeof id === 'string' || typeof id === 'number') {
    await checkOperation(browser, 'getTool', { parameters: { id: String(id) } });
  }
  await checkOperation(browser, 'searchTools', { query: '?searchItem=a' });
  await checkImage(browser, media, tool['image']);
  return bodies;
}

/** Checks a live API. The result has the rows of all steps, also if some of them fail. */
export async function checkApi(options: CheckOptions): Promise<readonly Row[]> {
  const { api, auth, origin, media, write, login, cookieHeader, limits = LIMITS } = options;
  const cookies = createBrowserCookies(origin);
  const table = createTable(limits.slow);
  const client = createClient({ origin, cookies, limits });
  const visitor = createClient({ origin, cookies: createBrowserCookies(origin), limits });
  const browser: Browser = { client, table, cookies, visitor, api, auth, origin };

  // Without a response, every further request would fail too.
  if (!(await checkApiHost(browser))) return table.rows;
  await checkPreflights(browser);
  await checkAuthHost(browser);
  if (cookieHeader !== undefined) await cookies.add(cookieHeader, [api, auth]);
  const hasSession = login ? await signIn(browser, login) : cookieHeader !== undefined;
  if (!hasSession) {
    const reason = login ? 'the login failed' : 'needs a session: pass --cookie-file or --email';
    table.add('requests of a member', 'all', skipped(reason));
    return table.rows;
  }
  const bodies = await checkReads(browser, media);
  if (write) await checkWrites({ ...browser, settleMs: limits.settle }, bodies);
  // The session of a login belongs to the check.
  if (write || login) await checkRefresh(browser);
  return table.rows;
}

/** The table and the summary of all rows, and whether a request breaks a screen. */
export function formatResult(rows: readonly Row[]): { text: string; breaksScreen: boolean } {
  return {
    text: `${formatTable(rows)}\n\n${formatSummary(rows)}`,
    breaksScreen: rows.some(({ result }) => result === 'breaks'),
  };
}
