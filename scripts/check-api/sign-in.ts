import { parseBody } from '@/http/parse-response';
import { serverMessage } from '@/http/server-message';
import type { Message, Reply } from './browser';
import type { Check } from './run';
import type { ReceivedCookie } from './cookies';
import { describeFailure } from './responses';
import { breaks, joinDetails, tolerated } from './table';

const AFTER_401 = 'every page, after a 401';

/**
 * Sends a request whose response must set cookies. Each cookie gets a row with what a browser does
 * with it; no row contains a value.
 * @param describe returns why the response is a failure; `null` for a success
 * @returns whether cookies are set
 */
async function checkCookies(
  { table, browser }: Check,
  [request, screen, url]: [request: string, screen: string, url: string],
  describe: (reply: Reply) => string | null,
  message?: Message,
): Promise<boolean> {
  let received: readonly ReceivedCookie[] = [];
  await table.step(request, screen, async () => {
    const reply = await browser.send(url, message);
    const failure = describe(reply);
    if (failure !== null) return breaks(failure);
    ({ received } = reply);
    return breaks(received.length > 0 ? null : 'the response sets no cookie');
  });
  for (const { name, rejection, missing } of received) {
    const problem = `a browser does not keep it: ${rejection}`;
    const outcome = rejection === null ? tolerated(joinDetails(missing)) : breaks(problem);
    table.add(`cookie ${name}`, 'every screen', outcome);
  }
  return received.length > 0;
}

/** What a rejected login means for the person who runs the check; `null` for a successful one. */
function describeLogin(reply: Reply, password: string): string | null {
  const { status, ok, blocked, text } = reply;
  if (blocked !== null) return describeFailure(reply);
  const body = parseBody(text);
  if (ok && Object(body).success !== false) return null;
  if (/captcha/i.test(text)) {
    return `status ${status}: CHECK_CAPTCHA must be a token of the captcha service, which is valid once and for minutes`;
  }
  const isWrong = status === 401 || status === 403;
  const reason = isWrong ? ': the e-mail address or CHECK_PASSWORD is wrong' : '';
  const message = serverMessage(body)?.replaceAll(password, '…');
  return `status ${status}${reason}${message ? ` (${message})` : ''}`;
}

/**
 * Signs in, and checks where a browser sends the cookies.
 * @returns whether there is a session
 */
export async function signIn(check: Check, login: NonNullable<Check['login']>): Promise<boolean> {
  const { table, browser, api, auth } = check;
  const hasSession = await checkCookies(
    check,
    ['POST /auth/login', 'login page', `${api}/auth/login`],
    (reply) => describeLogin(reply, login.password),
    { method: 'POST', body: login },
  );
  if (!hasSession) return false;
  for (const [host, screen, url] of [
    ['the API', 'every screen', `${api}/auth/verifytoken`],
    ['the auth host', AFTER_401, `${auth}/auth/refresh`],
  ] as const) {
    const isSent = (await browser.cookies.header(url)) !== '';
    const problem = `a browser sends no cookie of the login to ${host}: see Domain and Path`;
    table.add(`cookies for ${host}`, screen, breaks(isSent ? null : problem));
  }
  return true;
}

/** Renews the session of the check, which must set new cookies. */
export async function checkRefresh(check: Check): Promise<void> {
  const url = `${check.auth}/auth/refresh`;
  await checkCookies(check, ['GET /auth/refresh with a session', AFTER_401, url], describeFailure);
}
