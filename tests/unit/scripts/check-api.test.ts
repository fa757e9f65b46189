import { execFile } from 'node:child_process';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startMockApi, type MockApiServer } from '@mock-api/server';

const script = fileURLToPath(new URL('../../../scripts/check-api.mjs', import.meta.url).href);
// Each check runs in a separate process and sends about forty requests.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'Portal-Demo-26';
const SIGN_IN = ['--email', 'maya@lindqvistcoaching.com'];

let mockApi: MockApiServer;
const servers: Server[] = [];

beforeAll(async () => {
  mockApi = await startMockApi({ apiPort: 0, authPort: 0 });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

afterAll(() => mockApi.close());

/** Starts a server on a free port. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

interface Result {
  code: number;
  output: string;
  /** The row of a request in the table. */
  line: (request: string) => string | undefined;
}

function check(...options: string[]): Promise<Result> {
  const env = { ...process.env, CHECK_PASSWORD: PASSWORD, CHECK_CAPTCHA: 'mock-captcha-check' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        output,
        line: (request) => output.split('\n').find((line) => line.startsWith(`${request}  `)),
      });
    });
  });
}

type Change = (body: Record<string, unknown>) => unknown;

/** A proxy of the mock API that changes the bodies of some paths and the headers of all. */
function deviating(changes: Record<string, Change>, headers: Record<string, string> = {}) {
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '';
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { host: _, connection: __, ...sent } = request.headers;
    const upstream = await fetch(mockApi.apiOrigin + url, {
      method: request.method ?? 'GET',
      headers: sent as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const change = changes[url.replace('/api', '').replace(/\?.*/, '')];
    const body = change
      ? JSON.stringify(change((await upstream.json()) as never))
      : await upstream.text();
    const kept = Object.fromEntries(
      Array.from(upstream.headers).filter(
        ([name]) => !/^(content-(length|encoding)|set-cookie)$/.test(name),
      ),
    );
    response.writeHead(upstream.status, {
      ...kept,
      'set-cookie': upstream.headers.getSetCookie(),
      ...headers,
    });
    response.end(body);
  };
  return serve((request, response) => void forward(request, response));
}

function auth(): string {
  return `${mockApi.authOrigin}/api`;
}

it('check:api reports no deviation of a server that follows the API document, writes included, and prints no secrets', async () => {
  const api = `${mockApi.apiOrigin}/api`;
  const media = `${mockApi.apiOrigin}/media`;
  const result = await check(
    '--api',
    api,
    '--auth',
    auth(),
    '--media',
    media,
    '--write',
    ...SIGN_IN,
  );

  expect(result.output).toContain(' 0 tolerated, 0 breaking, 0 not checked');
  expect(result.line('POST /generate-profile')).toContain('pieces');
  expect(result.line('cookie access_token')).toMatch(/fine/);
  expect(result.output).not.toContain(PASSWORD);
  expect(result.output).not.toMatch(/access_token=/);
  expect(result.output).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(result.code).toBe(0);
});

it('check:api fails and names the screen and the reason of each deviation', async () => {
  const origin = await deviating(
    {
      '/getTools': (tools) => ({ tools }),
      '/tokens/balance': (body) => ({ ...body, totalTokens: undefined }),
      '/user/getuserdata': () => ({ success: true, data: { isOnboarded: 'yes' } }),
      '/subscription/plans': () => ({ success: true, data: [{ name: 'pro', price: '79' }] }),
    },
    { 'access-control-expose-headers': 'X-Other' },
  );
  const result = await check('--api', `${origin}/api`, '--auth', auth(), ...SIGN_IN);

  expect(result.line('GET /getTools')).toMatch(/BREAKS\s+catalogue\s+body is object, not array/);
  expect(result.line('GET /tokens/balance')).toMatch(
    /BREAKS\s+credit pill.*totalTokens is missing/,
  );
  expect(result.line('GET /user/getuserdata')).toMatch(/BREAKS\s+first run.*isOnboarded is string/);
  expect(result.line('GET /subscription/plans')).toMatch(/tolerated.*plan page.*price is string/);
  expect(result.line('Retry-After exposed')).toMatch(/tolerated.*waits fall back/);
  expect(result.line('GET /tokens/history')).toMatch(/fine/);
  expect(result.output).toContain(' 2 tolerated, 3 breaking, ');
  expect(result.code).toBe(1);
});

it.each<[what: string, sentence: string, listener: RequestListener | null]>([
  ['that cannot be reached', 'no server listens at this URL', null],
  [
    'that responds to each request with a login page',
    'the response is HTML, not JSON',
    (_, response) => {
      response.setHeader('Access-Control-Allow-Origin', 'http://localhost:4173');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.end('<!doctype html><title>Sign in</title>');
    },
  ],
])('check:api prints one sentence for a server %s', async (_, sentence, listener) => {
  const origin = await serve(listener ?? (() => undefined));
  if (!listener) servers.splice(0).forEach((server) => server.close());
  const session = fileURLToPath(new URL('session.txt', import.meta.url).href);
  const result = await check('--api', `${origin}/api`, '--auth', auth(), '--cookie-file', session);

  expect(result.output).toContain(sentence);
  expect(result.output).not.toMatch(/^\s+at /m);
  expect(result.code).toBe(1);
});

it('check:api rejects invalid options with a message and exit code 2', async () => {
  const result = await check('--api', 'localhost:4100', '--auth', 'http://localhost/api');
  expect(result.output).toContain('--api must be an http(s) URL.');
  expect(result.code).toBe(2);
});
