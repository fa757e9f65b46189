import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { MockApiServer } from '@mock-api/server';
import {
  stopServers,
  unusedOrigin,
  type Forwarded,
  checkBroken,
  PORTAL_ORIGIN,
  startServer,
  type Broken,
} from '../../../helpers/broken-api';

let mockApi: MockApiServer;
beforeAll(async () => {
  mockApi = await startServer();
});
afterEach(stopServers);
afterAll(() => mockApi.close());

const check = (broken: Broken) => checkBroken(mockApi, broken);

type Tool = Record<string, unknown>;
const without = (name: string) => (tools: Tool[]) =>
  tools.map((tool) => ({ ...tool, [name]: undefined }));
const renamed = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [`x_${name}`, value]));
const unsuccessful = (body: object) => ({ ...body, success: false });
/** Changes the responses of one request. */
const only =
  (request: string, change: (forwarded: Forwarded) => void) =>
  (name: string, forwarded: Forwarded): void => {
    if (name === request) change(forwarded);
  };
const noCredentials = ({ headers }: Forwarded) =>
  void delete headers['access-control-allow-credentials'];
/** Responds to one request by itself. */
const instead =
  (request: string, respond: (response: ServerResponse) => void) =>
  (name: string, response: ServerResponse): boolean => {
    if (name !== request) return false;
    response.writeHead(200, {
      'Access-Control-Allow-Origin': PORTAL_ORIGIN,
      'Access-Control-Allow-Credentials': 'true',
    });
    respond(response);
    return true;
  };
const cookies = (change: (line: string) => string) => (forwarded: Forwarded) => {
  forwarded.headers['set-cookie'] = [forwarded.headers['set-cookie'] ?? []].flat().map(change);
};

it.each<[what: string, broken: Broken, request: string, line: RegExp]>([
  // Fields
  [
    'no tool has a name',
    { api: { bodies: { '/getTools': without('name') } } },
    'GET /getTools',
    /^tolerated: body\[\]\.name is missing in (\d+) of \1$/,
  ],
  [
    'url, image and hashtags of the tools have other names',
    {
      api: {
        bodies: {
          '/getTools': (tools: Tool[]) =>
            tools.map(({ url, image, hashtags, ...tool }) => ({
              ...tool,
              ...renamed({ url, image, hashtags }),
            })),
        },
      },
    },
    'GET /getTools',
    /^tolerated: body\[\]\.image is missing in .*; body\[\]\.url .*; body\[\]\.hashtags /,
  ],
  [
    'all fields of the transactions have other names',
    {
      api: {
        bodies: {
          '/tokens/history': ({ transactions, ...body }: { transactions: object[] }) => ({
            ...body,
            transactions: transactions.map(renamed),
          }),
        },
      },
    },
    'GET /tokens/history',
    /^breaks: the portal cannot show (\d+) of \1 entries; .*description is missing in \1 of \1/,
  ],
  [
    'the transactions have no pagination',
    {
      api: {
        bodies: {
          '/tokens/history': (body: object) => ({ ...body, pagination: undefined }),
        },
      },
    },
    'GET /tokens/history',
    /^tolerated: body\.pagination is missing$/,
  ],
  [
    'a page has 5,000 transactions',
    {
      api: {
        bodies: {
          '/tokens/history': ({ transactions, ...body }: { transactions: object[] }) => ({
            ...body,
            transactions: Array.from({ length: 5000 }, () => transactions[0]),
          }),
        },
      },
    },
    'GET /tokens/history',
    /^tolerated: 5000 transactions for limit 50$/,
  ],
  [
    'no plan has a price',
    {
      api: {
        bodies: {
          '/subscription/plans': (body: { data: object[] }) => ({
            ...body,
            data: body.data.map((plan) => ({ ...plan, price: undefined })),
          }),
        },
      },
    },
    'GET /subscription/plans',
    /^breaks: the portal cannot show 4 of 4 entries; body\.data\[\]\.price is missing in 4 of 4$/,
  ],
  [
    'canPurchaseCredits is missing',
    {
      api: {
        bodies: {
          '/subscription/credit-purchase-status': () => ({
            success: true,
            data: { hasActiveSubscription: true, userPlanType: 'starter_plan' },
          }),
        },
      },
    },
    'GET /subscription/credit-purchase-status',
    /^tolerated: body\.data\.canPurchaseCredits is missing$/,
  ],
  ...['/tokens/balance', '/subscription/plans', '/user/getuserdata', '/user-assets'].map(
    (path): [string, Broken, string, RegExp] => [
      `success is false for ${path}`,
      { api: { bodies: { [path]: unsuccessful } } },
      `GET ${path}`,
      /^breaks: success is false/,
    ],
  ),
  [
    'a field that a screen needs is missing',
    { api: { bodies: { '/user/getuserdata': () => ({ data: { isOnboarded: 'yes' } }) } } },
    'GET /user/getuserdata',
    /^breaks: .*body\.data\.isOnboarded is string, not boolean$/,
  ],
  [
    'a number is sent as text',
    {
      api: {
        bodies: { '/tokens/balance': (body: object) => ({ ...body, totalTokens: '640' }) },
      },
    },
    'GET /tokens/balance',
    /^tolerated: body\.totalTokens is string, not number$/,
  ],
  [
    'the balance is in data',
    { api: { bodies: { '/tokens/balance': (data: object) => ({ success: true, data }) } } },
    'GET /tokens/balance',
    /^fine: $/,
  ],
  [
    'ids are numbers',
    {
      api: {
        bodies: {
          '/getTools': (tools: Tool[]) => tools.map((tool, index) => ({ ...tool, _id: index + 1 })),
        },
      },
    },
    'GET /getTools',
    /^tolerated: body\[\]\._id is number, not string in (\d+) of \1$/,
  ],
  [
    'a save responds with 204',
    {
      write: true,
      api: {
        response: only('POST /user/onboarding', (forwarded) => {
          forwarded.status = 204;
          forwarded.body = '';
        }),
      },
    },
    'POST /user/onboarding',
    /^fine: $/,
  ],
  // Browsers
  [
    'the auth host does not allow credentials',
    { auth: { response: (_, forwarded) => noCredentials(forwarded) } },
    'GET /auth/refresh on the auth host',
    /^breaks: Access-Control-Allow-Credentials is not true$/,
  ],
  [
    'one path does not allow credentials',
    { api: { response: only('GET /tokens/balance', noCredentials) } },
    'GET /tokens/balance',
    /^breaks: a browser blocks the response: Access-Control-Allow-Credentials is not true$/,
  ],
  [
    'the preflight of one path lacks content-type',
    {
      api: {
        response: only('OPTIONS /update-profile', (forwarded) => {
          forwarded.headers['access-control-allow-headers'] = 'Authorization';
        }),
      },
    },
    'preflight of POST /update-profile',
    /^breaks: Access-Control-Allow-Headers lacks content-type$/,
  ],
  [
    'the preflight of one path is a 404',
    {
      api: {
        response: only('OPTIONS /remove-items', (forwarded) => {
          forwarded.status = 404;
        }),
      },
    },
    'preflight of DELETE /remove-items',
    /^breaks: status 404$/,
  ],
  [
    'a preflight does not allow the method',
    {
      api: {
        response: only('OPTIONS /auth/changePassword', (forwarded) => {
          forwarded.headers['access-control-allow-methods'] = 'GET, POST';
        }),
      },
    },
    'preflight of PUT /auth/changePassword',
    /^breaks: PUT is not allowed$/,
  ],
  [
    'the refresh sets no cookie',
    {
      auth: {
        response: (_, { headers }) => {
          delete headers['set-cookie'];
        },
      },
    },
    'GET /auth/refresh with a session',
    /^breaks: the response sets no cookie$/,
  ],
  [
    'the path of the cookies excludes the auth host',
    {
      api: {
        response: only(
          'POST /auth/login',
          cookies((text) => text.replace('Path=/', 'Path=/v1')),
        ),
      },
    },
    'cookies for the auth host',
    /^breaks: a browser sends no cookie of the login to the auth host/,
  ],
  [
    'the cookies name another host',
    {
      api: {
        response: only(
          'POST /auth/login',
          cookies((text) => `${text}; Domain=api.example.com`),
        ),
      },
    },
    'cookie access_token',
    /^breaks: a browser does not keep it: Cookie not in this host's domain/,
  ],
  // Errors of the person who runs the check
  [
    'the password is wrong',
    { login: { password: 'wrong' } },
    'POST /auth/login',
    /^breaks: status 401: the e-mail address or CHECK_PASSWORD is wrong/,
  ],
  [
    'the captcha token is missing',
    { login: { captcha: '' } },
    'POST /auth/login',
    /^breaks: status 400: the captcha is missing; set CHECK_CAPTCHA/,
  ],
  [
    'the base path is wrong',
    { base: '/v2' },
    'base path',
    /^breaks: \/auth\/verifytoken is unknown there \(status 404\): does --api end/,
  ],
  // Time and connections
  [
    'a response is slow',
    {
      limits: { slow: 300 },
      api: {
        respond: instead('GET /usage/status', (response) => {
          setTimeout(() => response.end('{}'), 350);
        }),
      },
    },
    'GET /usage/status',
    /^tolerated: slow: \d+\.\d s$/,
  ],
  [
    'a body stalls',
    {
      limits: { request: 1500 },
      api: { respond: instead('GET /getTools', (response) => response.write('[{"_id":')) },
    },
    'GET /getTools',
    /^breaks: the response is not complete within 1.5 seconds$/,
  ],
  [
    'the connection is closed within JSON',
    {
      api: {
        respond: instead('GET /getTools', (response) => {
          response.write('[{"_id":', () => response.destroy());
        }),
      },
    },
    'GET /getTools',
    /^breaks: the connection was closed within the response$/,
  ],
])('check:api reports when %s', async (_, broken, request, line) => {
  const result = await check(broken);
  expect(result.line(request)).toMatch(line);
  // The rows of the steps after it are there.
  expect(result.rows.at(-1)?.request).toMatch(
    /^(cookie refresh_token|requests of a member|GET \/auth\/refresh with a session)$/,
  );
});

it('a profile that is generated for longer than the limit of a request is fine while text flows', async () => {
  const result = await check({
    write: true,
    limits: { pause: 1500 },
    api: {
      respond: instead('POST /generate-profile', (response) => {
        let sent = 0;
        const timer = setInterval(() => {
          response.write('# Maya\n');
          sent += 1;
          if (sent < 5) return;
          clearInterval(timer);
          response.end();
        }, 400);
      }),
    },
  });
  expect(result.line('POST /generate-profile')).toMatch(/^fine: 5 pieces in [2-4]\.\d s$/);
});

it('a generated profile whose connection is closed is reported, and the rows after it follow', async () => {
  const result = await check({
    write: true,
    api: {
      respond: instead('POST /generate-profile', (response) => {
        response.write('# Maya\n', () => response.destroy());
      }),
    },
  });
  expect(result.line('POST /generate-profile')).toBe(
    'breaks: the connection was closed within the response',
  );
  expect(result.line('record after generating a profile')).toBe('fine: as before');
  expect(result.line('GET /auth/refresh with a session')).toMatch(/^fine/);
});

it('an auth host without a server is reported, and the rows of the API are kept', async () => {
  const result = await check({ write: true, authUrl: `${await unusedOrigin()}/api` });
  for (const request of ['on the auth host', 'with a session']) {
    expect(result.line(`GET /auth/refresh ${request}`)).toBe(
      'breaks: no server listens at this URL',
    );
  }
  expect(result.line('GET /getTools')).toBe('fine: ');
  expect(result.line('record after generating a profile')).toBe('fine: restored: profileData');
});
