import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import {
  checkBroken,
  PORTAL_ORIGIN,
  setUpServers,
  unusedOrigin,
  type Broken,
  type Forwarded,
} from '../../../helpers/broken-api';

setUpServers();

type Fields = Record<string, unknown>;

/** A server that changes the body of one response. */
const body = (path: string, change: (body: never) => unknown): Broken => ({
  api: { bodies: { [path]: change } },
});
const eachTool = (change: (tool: Fields, index: number) => Fields) =>
  body('/getTools', (tools: Fields[]) => tools.map(change));
const history = (change: (transactions: Fields[]) => Fields[]) =>
  body('/tokens/history', ({ transactions, ...rest }: { transactions: Fields[] }) => ({
    ...rest,
    transactions: change(transactions),
  }));
const renamed = (entry: Fields): Fields =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [`x_${name}`, value]));

/** A server that changes one response. */
const response = (request: string, change: (forwarded: Forwarded) => void): Broken => ({
  api: {
    response(name, forwarded) {
      if (name === request) change(forwarded);
    },
  },
});
const header = (request: string, name: string, value = '') =>
  response(request, ({ headers }) => void (headers[name] = value));
const loginCookies = (change: (line: string) => string) =>
  response('POST /auth/login', ({ headers }) => {
    headers['set-cookie'] = [headers['set-cookie'] ?? []].flat().map(change);
  });
const refresh = (name: string): Broken => ({
  auth: { response: (_, { headers }) => void delete headers[name] },
});

/** A server that responds to one request by itself. */
const instead = (request: string, respond: (response: ServerResponse) => void): Broken => ({
  api: {
    respond(name, sent) {
      if (name !== request) return false;
      sent.writeHead(200, {
        'Access-Control-Allow-Origin': PORTAL_ORIGIN,
        'Access-Control-Allow-Credentials': 'true',
      });
      respond(sent);
      return true;
    },
  },
});

const SAVE = 'POST /user/onboarding';
const GENERATE = 'POST /generate-profile';
const CREDENTIALS = 'access-control-allow-credentials';

it.each<[what: string, broken: Broken, request: string, line: RegExp]>([
  // Fields
  [
    'url, image and hashtags of the tools have other names',
    eachTool(({ url, image, hashtags, ...tool }) => ({
      ...tool,
      ...renamed({ url, image, hashtags }),
    })),
    'GET /getTools',
    /^tolerated difference: body\[\]\.image is missing in .*; body\[\]\.url .*; body\[\]\.hashtags /,
  ],
  [
    'all fields of the transactions have other names',
    history((transactions) => transactions.map(renamed)),
    'GET /tokens/history',
    /^BREAKS: the portal cannot show (\d+) of \1 entries; .*description is missing in \1 of \1/,
  ],
  [
    'a page has 5,000 transactions',
    history(([first]) => Array.from({ length: 5000 }, () => first!)),
    'GET /tokens/history',
    /^tolerated difference: 5000 transactions for limit 50$/,
  ],
  [
    'canPurchaseCredits is missing',
    body('/subscription/credit-purchase-status', () => ({
      success: true,
      data: { hasActiveSubscription: true, userPlanType: 'starter_plan' },
    })),
    'GET /subscription/credit-purchase-status',
    /^tolerated difference: body\.data\.canPurchaseCredits is missing$/,
  ],
  [
    'success is false',
    body('/subscription/plans', (sent: Fields) => ({ ...sent, success: false })),
    'GET /subscription/plans',
    /^BREAKS: success is false/,
  ],
  [
    'a field that a screen needs is missing',
    body('/user/getuserdata', () => ({ data: { isOnboarded: 'yes' } })),
    'GET /user/getuserdata',
    /^BREAKS: .*; body\.data\.isOnboarded must be boolean; body\.data\.paymentDetailsCollected is missing$/,
  ],
  [
    'a balance has no totalTokens',
    body('/tokens/balance', (sent: Fields) => ({ ...sent, totalTokens: undefined })),
    'GET /tokens/balance',
    /^BREAKS: .*body\.totalTokens is missing$/,
  ],
  [
    'the balance is in data',
    body('/tokens/balance', (data: Fields) => ({ success: true, data })),
    'GET /tokens/balance',
    /^fine: $/,
  ],
  [
    'ids are numbers in the catalogue',
    eachTool((tool, index) => ({ ...tool, _id: index + 1 })),
    'GET /getTools',
    /^tolerated difference: body\[\]\._id must be string in (\d+) of \1$/,
  ],
  [
    'a tool is not found by its number',
    eachTool((tool, index) => ({ ...tool, _id: index + 1 })),
    'GET /getTool/{id}',
    /^tolerated difference: status 404 for an id that is a number: the page shows "Tool not found\."$/,
  ],
  [
    'a tool is not found by its id',
    eachTool((tool, index) => ({ ...tool, _id: `t-${index}` })),
    'GET /getTool/{id}',
    /^BREAKS: status 404/,
  ],
  [
    'a save responds with 204',
    {
      ...response(SAVE, (forwarded) => Object.assign(forwarded, { status: 204, body: '' })),
      write: true,
    },
    SAVE,
    /^fine: $/,
  ],
  // Browsers
  [
    'the auth host does not allow credentials',
    refresh(CREDENTIALS),
    'GET /auth/refresh on the auth host',
    /^BREAKS: Access-Control-Allow-Credentials is not true$/,
  ],
  [
    'one path does not allow credentials',
    header('GET /tokens/balance', CREDENTIALS),
    'GET /tokens/balance',
    /^BREAKS: a browser blocks the response: Access-Control-Allow-Credentials is not true$/,
  ],
  [
    'the preflight of one path lacks content-type',
    header('OPTIONS /update-profile', 'access-control-allow-headers', 'Authorization'),
    'preflights',
    /^BREAKS: POST \/update-profile \(generated profile\): Access-Control-Allow-Headers lacks content-type$/,
  ],
  [
    'the preflight of one path is a 404',
    response('OPTIONS /remove-items', (forwarded) => void (forwarded.status = 404)),
    'preflights',
    /^BREAKS: DELETE \/remove-items \(document panel\): status 404$/,
  ],
  [
    'a preflight does not allow the method',
    header('OPTIONS /auth/changePassword', 'access-control-allow-methods', 'GET, POST'),
    'preflights',
    /^BREAKS: PUT \/auth\/changePassword \(Change Password dialog\): PUT is not allowed$/,
  ],
  [
    'the refresh sets no cookie',
    refresh('set-cookie'),
    'GET /auth/refresh with a session',
    /^BREAKS: the response sets no cookie$/,
  ],
  [
    'the path of the cookies excludes the auth host',
    loginCookies((text) => text.replace('Path=/', 'Path=/v1')),
    'cookies for the auth host',
    /^BREAKS: a browser sends no cookie of the login to the auth host/,
  ],
  [
    'the cookies name another host',
    loginCookies((text) => `${text}; Domain=api.example.com`),
    'cookie access_token',
    /^BREAKS: a browser does not keep it: Cookie not in this host's domain/,
  ],
  // Errors of the person who runs the check
  [
    'the password is wrong',
    { login: { password: 'wrong' } },
    'POST /auth/login',
    /^BREAKS: status 401: the e-mail address or CHECK_PASSWORD is wrong/,
  ],
  [
    'the base path is wrong',
    { base: '/v2' },
    'base path and CORS',
    /^BREAKS: status 404 for \/auth\/verifytoken: does --api end/,
  ],
  // Time and connections
  [
    'a response is slow',
    {
      ...instead('GET /usage/status', (sent) => void setTimeout(() => sent.end('{}'), 350)),
      limits: { slow: 300 },
    },
    'GET /usage/status',
    /^tolerated difference: slow: \d+\.\d s$/,
  ],
  [
    'a body stalls',
    { ...instead('GET /getTools', (sent) => sent.write('[{"_id":')), limits: { request: 1500 } },
    'GET /getTools',
    /^BREAKS: no complete response after 1\.\d s$/,
  ],
  [
    'the connection is closed within a generated profile',
    { ...instead(GENERATE, (sent) => sent.write('# Maya\n', () => sent.destroy())), write: true },
    GENERATE,
    /^BREAKS: no complete response \(UND_ERR_SOCKET\)$/,
  ],
  [
    'text flows for longer than the limit of other requests',
    {
      ...instead(GENERATE, (sent) => {
        let pieces = 0;
        const timer = setInterval(() => {
          sent.write('# Maya\n');
          pieces += 1;
          if (pieces < 5) return;
          clearInterval(timer);
          sent.end();
        }, 400);
      }),
      write: true,
      limits: { request: 1500 },
    },
    GENERATE,
    /^fine: 5 pieces in [2-4]\.\d s$/,
  ],
])('check:api reports when %s', async (_, broken, request, expected) => {
  const { rows, line } = await checkBroken(broken);
  expect(line(request)).toMatch(expected);
  // The rows of the steps after it are there.
  expect(rows.at(-1)?.request).toMatch(
    /^(cookie refresh_token|requests of a member|GET \/auth\/refresh with a session)$/,
  );
});

it('an auth host without a server is reported, and the rows of the API are kept', async () => {
  const authUrl = `${await unusedOrigin()}/api`;
  const { line } = await checkBroken({ write: true, authUrl });
  for (const request of ['on the auth host', 'with a session']) {
    expect(line(`GET /auth/refresh ${request}`)).toBe(
      'BREAKS: no complete response (ECONNREFUSED)',
    );
  }
  expect(line('GET /getTools')).toBe('fine: ');
  expect(line('record after generating a profile')).toBe('fine: restored: profileData');
});
