import type { Client, Reply } from './client';
import { corsProblem, preflightProblem } from './cors';
import { OPERATIONS, type Operation } from './document';
import type { Target } from './responses';
import { breaks, breaksFor, fine, tolerated, toleratedFor } from './table';

const EVERY_SCREEN = 'every screen';

/** The API, the auth host, and the origin of the portal, without trailing slashes. */
export interface Hosts extends Target {
  auth: string;
  origin: string;
  /** A client without the session. */
  visitor: Client;
}

/**
 * Checks that the portal API is reachable at its base path, gives its responses to the portal and
 * exposes `Retry-After`.
 * @returns whether there is a response at all
 */
export async function checkApiHost({ table, visitor, api, origin }: Hosts): Promise<boolean> {
  const replies: Reply[] = [];
  await table.step('CORS with credentials', EVERY_SCREEN, async () => {
    const reply = await visitor.send(`${api}/auth/verifytoken`);
    replies.push(reply);
    return breaksFor(corsProblem(reply.headers, origin));
  });
  const [first] = replies;
  if (!first) return false;
  const exposed = (first.headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
  table.add(
    'Retry-After exposed',
    'login and reset link',
    toleratedFor(exposed.includes('retry-after') ? null : 'waits fall back to the defaults'),
  );
  table.add(
    'base path',
    EVERY_SCREEN,
    breaksFor(
      first.status === 404
        ? '/auth/verifytoken is unknown there (status 404): does --api end in the base path of the API?'
        : null,
    ),
  );
  await table.step('unknown path', EVERY_SCREEN, async () => {
    const reply = await visitor.send(`${api}/no-such-path`);
    return toleratedFor(reply.ok ? 'the response for an unknown path is a success' : null);
  });
  return true;
}

/** Whether a browser asks the server before it sends the request. */
function hasPreflight({ method, sendsJson }: Operation): boolean {
  return sendsJson || !['GET', 'POST'].includes(method);
}

/** Sends the preflight of each request that has one; each that fails is a row. */
export async function checkPreflights({ table, client, api, origin }: Hosts): Promise<void> {
  const checked = OPERATIONS.filter(
    (operation) =>
      operation.screen !== 'none' && !operation.hasOwnServer && hasPreflight(operation),
  );
  let passed = 0;
  for (const { method, path, screen, sendsJson } of checked) {
    const url = api + path.replaceAll(/\{\w+\}/g, 'check');
    await table.step(`preflight of ${method} ${path}`, screen, async () => {
      const response = await client.preflight(url, { method, sendsJson });
      const problem = preflightProblem(response, { method, sendsJson, origin });
      if (problem === null) passed += 1;
      return breaksFor(problem);
    });
  }
  // One row for all that passed; a slow one keeps its own.
  const isPassed = ({ request, result }: { request: string; result: string }) =>
    request.startsWith('preflight of ') && result === 'fine';
  const kept = table.rows.filter((row) => !isPassed(row));
  table.rows.splice(0, table.rows.length, ...kept);
  if (passed > 0) table.add('preflights', EVERY_SCREEN, fine(`${passed} of ${checked.length}`));
}

/** Checks that the refresh is only on the auth host, and that a browser can read its rejection. */
export async function checkAuthHost({ table, visitor, api, auth, origin }: Hosts): Promise<void> {
  const screen = 'every page, after a 401';
  await table.step('GET /auth/refresh on the auth host', screen, async () => {
    const { status, headers } = await visitor.send(`${auth}/auth/refresh`);
    const problem = corsProblem(headers, origin);
    if (problem !== null) return breaks(problem);
    return breaksFor(
      status === 401 || status === 403 ? null : `status ${status} without a session, not 401`,
    );
  });
  if (auth === api) return;
  await table.step('GET /auth/refresh on the API', 'none', async () => {
    const other = await visitor.send(`${api}/auth/refresh`);
    return other.ok ? tolerated('the portal API renews sessions, too') : fine();
  });
}
