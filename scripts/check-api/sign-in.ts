import { isRecord } from '@/lib/parse/guards';
import { parseBody } from '@/http/parse-response';
import { serverMessage } from '@/http/server-message';
import type { Reply } from './client';
import type { BrowserCookies, ReceivedCookie } from './cookies';
import type { Hosts } from './hosts';
import { breaks, breaksFor, fine, joinDetails, toleratedFor, type Outcome } from './table';

export interface Credentials {
  email: string;
  password: string;
  /** The token of the captcha service; '' without one. */
  captcha: string;
}

/** The hosts and the cookies that the browser keeps. */
export interface Browser extends Hosts {
  cookies: BrowserCookies;
}

/** Where the portal sends its first request and its refresh. */
const sessionUrls = ({ api, auth }: Hosts) => ({
  api: `${api}/auth/verifytoken`,
  auth: `${auth}/auth/refresh`,
});

/** One row per cookie of a response, with what a browser does with it. No row contains a value. */
async function checkCookies(browser: Browser, received: readonly ReceivedCookie[]): Promise<void> {
  const { table, cookies } = browser;
  const urls = sessionUrls(browser);
  const [onApi, onAuth] = [await cookies.names(urls.api), await cookies.names(urls.auth)];
  for (const { name, rejection, missing, isRemoval } of received) {
    const request = `cookie ${name}`;
    const isSent = onApi.includes(name) || onAuth.includes(name);
    const unsent = isSent || isRemoval ? '' : 'is sent neither to the API nor to the auth host';
    const problem = joinDetails([unsent, ...missing].filter(Boolean)) || null;
    const outcome: Outcome =
      rejection === null
        ? toleratedFor(problem)
        : breaks(`a browser does not keep it: ${rejection}`);
    table.add(request, 'every screen', outcome);
  }
}

/** Checks that a cookie of the login is sent to each host. */
async function checkReach(browser: Browser): Promise<void> {
  const { table, cookies } = browser;
  const { api, auth } = sessionUrls(browser);
  for (const [host, url, screen] of [
    ['the API', api, 'every screen'],
    ['the auth host', auth, 'every page, after a 401'],
  ] as const) {
    const names = await cookies.names(url);
    table.add(
      `cookies for ${host}`,
      screen,
      breaksFor(
        names.length > 0
          ? null
          : `a browser sends no cookie of the login to ${host}: see Domain and Path`,
      ),
    );
  }
}

/** What a rejected login means for the person who runs the check. */
function describeRejectedLogin(
  { status, text }: Reply,
  { password, captcha }: Credentials,
): string {
  const body = parseBody(text);
  const message = serverMessage(body)?.replaceAll(password, '…') ?? '';
  const described = message === '' ? '' : ` (${message})`;
  if (status === 404) return 'status 404: the login is unknown there; check --api';
  if (status === 429) return `status 429: too many attempts${described}`;
  if (/captcha/i.test(text)) {
    return captcha === ''
      ? `status ${status}: the captcha is missing; set CHECK_CAPTCHA to a token of its service`
      : `status ${status}: the captcha token is not accepted; a token is valid once and for minutes`;
  }
  if (status === 401 || status === 403) {
    return `status ${status}: the e-mail address or CHECK_PASSWORD is wrong${described}`;
  }
  if (isRecord(body) && body['success'] === false) {
    return `status ${status}: success is false${described}`;
  }
  return `status ${status}${described}`;
}

function isSuccessful({ ok, text }: Reply): boolean {
  const body = parseBody(text);
  return ok && !(isRecord(body) && body['success'] === false);
}

/**
 * Signs in, and checks where a browser sends the cookies.
 * @returns whether there is a session
 */
export async function signIn(browser: Browser, credentials: Credentials): Promise<boolean> {
  const { table, client, api } = browser;
  let received: ReceivedCookie[] = [];
  await table.step('POST /auth/login', 'login page', async () => {
    const reply = await client.send(`${api}/auth/login`, { method: 'POST', body: credentials });
    if (reply.blocked !== null) return breaks(`a browser blocks the response: ${reply.blocked}`);
    if (!isSuccessful(reply)) return breaks(describeRejectedLogin(reply, credentials));
    received = reply.cookies;
    return received.length > 0 ? fine() : breaks('no cookie is set');
  });
  if (received.length === 0) return false;
  await checkCookies(browser, received);
  await checkReach(browser);
  return true;
}

/** Renews the session of the check, which must set new cookies. */
export async function checkRefresh(browser: Browser): Promise<void> {
  const { table, client, auth } = browser;
  let received: ReceivedCookie[] = [];
  await table.step('GET /auth/refresh with a session', 'every page, after a 401', async () => {
    const reply = await client.send(`${auth}/auth/refresh`);
    if (reply.blocked !== null) return breaks(`a browser blocks the response: ${reply.blocked}`);
    if (!reply.ok) return breaks(`status ${reply.status}`);
    received = reply.cookies;
    return received.length > 0 ? fine() : breaks('the response sets no cookie');
  });
  await checkCookies(browser, received);
}
