import { operations } from '@mock-api/document';
import type { Reply } from './browser';
import type { Check } from './run';
import { breaks, joinDetails, messageOf, tolerated } from './table';

const EVERY_SCREEN = 'every screen';

/**
 * Checks that the portal API is reachable at its base path, gives its responses to the portal and
 * exposes `Retry-After`.
 * @returns whether there is a response at all
 */
export async function checkApiHost({ table, browser, api }: Check): Promise<boolean> {
  let exposed: string | undefined;
  await table.step('base path and CORS', EVERY_SCREEN, async () => {
    const { status, blocked, headers } = await browser.send(`${api}/auth/verifytoken`);
    exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
    if (status !== 404) return breaks(blocked);
    return breaks('status 404 for /auth/verifytoken: does --api end in the base path of the API?');
  });
  if (exposed === undefined) return false;
  const problem = exposed.includes('retry-after') ? null : 'waits fall back to the defaults';
  table.add('Retry-After exposed', 'login and reset link', tolerated(problem));
  return true;
}

/** The entries of a header that is a list, in lower case. */
function listOf({ headers }: Reply, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
}

/** Methods that are allowed without being listed. */
const SAFE_METHODS = ['get', 'post'];

/**
 * Why a browser would not send a request after the response to its preflight; `null` if it would.
 * With cookies, `*` allows nothing.
 */
function preflightProblem(reply: Reply, method: string, sendsJson: boolean): string | null {
  if (!reply.ok) return `status ${reply.status}`;
  if (reply.blocked !== null) return reply.blocked;
  const methods = [...SAFE_METHODS, ...listOf(reply, 'Access-Control-Allow-Methods')];
  if (!methods.includes(method)) return `${method.toUpperCase()} is not allowed`;
  const isAllowed = listOf(reply, 'Access-Control-Allow-Headers').includes('content-type');
  return sendsJson && !isAllowed ? 'Access-Control-Allow-Headers lacks content-type' : null;
}

/** Sends the preflights of all requests that have one. */
export async function checkPreflights({ table, browser, api }: Check): Promise<void> {
  const checked = operations().filter(
    ({ screen, hasOwnServer, sendsJson, method }) =>
      screen !== 'none' && !hasOwnServer && (sendsJson || !SAFE_METHODS.includes(method)),
  );
  await table.step('preflights', EVERY_SCREEN, async () => {
    const details = checked.map(async ({ method, path, screen, sendsJson }) => {
      const url = api + path.replace(/\{\w+\}/, 'check');
      const headers = {
        'Access-Control-Request-Method': method.toUpperCase(),
        ...(sendsJson && { 'Access-Control-Request-Headers': 'content-type' }),
      };
      const problem = await browser
        .send(url, { method: 'OPTIONS', headers })
        .then((reply) => preflightProblem(reply, method, sendsJson), messageOf);
      return problem === null ? '' : `${method.toUpperCase()} ${path} (${screen}): ${problem}`;
    });
    return breaks(joinDetails(await Promise.all(details)));
  });
}

/** Checks that the auth host rejects a refresh without a session, readably for a browser. */
export async function checkAuthHost({ table, browser, auth }: Check): Promise<void> {
  await table.step('GET /auth/refresh on the auth host', 'every page, after a 401', async () => {
    const { status, blocked } = await browser.send(`${auth}/auth/refresh`);
    if (blocked !== null || status === 401 || status === 403) return breaks(blocked);
    return breaks(`status ${status} without a session, not 401`);
  });
}
