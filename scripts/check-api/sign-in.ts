import { parseBody } from '@/http/parse-response';
import { serverMessage } from '@/http/server-message';
import { isRecord } from '@/lib/parse/guards';
import type { Reply } from './browser';
import type { Check, Credentials } from './run';
import type { ReceivedCookie } from './cookies';
import { describeFailure } from './responses';
import { breaks, joinDetails, tolerated } from './table';

const AFTER_401 = 'every page, after a 401';

/** One row per cookie of a response, with what a browser does with it. No row contains a value. */
function checkCookies({ table }: Check, received: readonly ReceivedCookie[]): void {
  for (const { name, rejection, missing } of received) {
    const problem = `a browser does not keep it: ${rejection}`;
    const outcome = rejection === null ? tolerated(joinDetails(missing)) : breaks(problem);
    table.add(`cookie ${name}`, 'every screen', outcome);
  }
}

/** What a rejected login means for the person who runs the check; `null` for a successful one. */
function describeLogin(reply: Reply, { password }: Credentials): string | null {
  const { status, ok, blocked, text } = reply;
  if (blocked !== null) return describeFailure(reply);
  const body = parseBody(text);
  if (ok && !(isRecord(body) && body['success'] === false)) return null;
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
export async function signIn(check: Check, credentials: Credentials): Promise<boolean> {
  const { table, member, api, auth } = check;
  let received: readonly ReceivedCookie[] = [];
  await table.step('POST /auth/login', 'login page', async () => {
    const reply = await member.send(`${api}/auth/login`, { method: 'POST', body: credentials });
    const problem = describeLogin(reply, credentials);
    if (problem !== null) return breaks(problem);
    received = reply.received;
    return breaks(received.length > 0 ? null : 'no cookie is set');
  });
  if (received.length === 0) return false;
  checkCookies(check, received);
  for (const [host, url, screen] of [
    ['the API', `${api}/auth/verifytoken`, 'every screen'],
    ['the auth host', `${auth}/auth/refresh`, AFTER_401],
  ] as const) {
    const isSent = (await member.cookies.header(url)) !== '';
    const problem = `a browser sends no cookie of the login to ${host}: see Domain and Path`;
    table.add(`cookies for ${host}`, screen, breaks(isSent ? null : problem));
  }
  return true;
}

/** Renews the session of the check, which must set new cookies. */
export async function checkRefresh(check: Check): Promise<void> {
  const { table, member, auth } = check;
  let received: readonly ReceivedCookie[] = [];
  await table.step('GET /auth/refresh with a session', AFTER_401, async () => {
    const reply = await member.send(`${auth}/auth/refresh`);
    received = reply.received;
    const missing = received.length > 0 ? null : 'the response sets no cookie';
    return breaks(describeFailure(reply) ?? missing);
  });
  checkCookies(check, received);
}
