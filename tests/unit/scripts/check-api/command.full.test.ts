import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { mockApi, serve, setUpServers } from '../../../helpers/broken-api';

const script = fileURLToPath(new URL('../../../../scripts/check-api.mjs', import.meta.url).href);
// Each check runs in a separate process and sends about sixty requests.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'Portal-Demo-26';
const SIGN_IN = ['--email', 'maya@lindqvistcoaching.com'];

setUpServers();

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

const auth = () => `${mockApi.authOrigin}/api`;

it('check:api reports no deviation of a server that follows the API document, writes included, and prints no secrets', async () => {
  const { apiOrigin } = mockApi;
  const result = await check(
    '--api',
    `${apiOrigin}/api`,
    '--auth',
    auth(),
    '--media',
    `${apiOrigin}/media`,
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

it('check:api prints one sentence for a server that responds to each request with a login page', async () => {
  const origin = await serve((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost:4173');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.end('<!doctype html><title>Sign in</title>');
  });
  const session = fileURLToPath(new URL('session.txt', import.meta.url).href);
  const result = await check('--api', `${origin}/api`, '--auth', auth(), '--cookie-file', session);

  expect(result.output).toContain('the response is HTML');
  expect(result.output).not.toMatch(/^\s+at /m);
  expect(result.code).toBe(1);
});

it('check:api rejects invalid options with a message and exit code 2', async () => {
  const result = await check('--api', 'localhost:4100', '--auth', 'http://localhost/api');
  expect(result.output).toContain('--api must be an http(s) URL.');
  expect(result.code).toBe(2);
});
