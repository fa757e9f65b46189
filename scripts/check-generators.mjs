/**
 * Checks that tools of back-end developers can use docs/api/openapi.yaml: openapi-typescript makes usable
 * types of it, and Prism serves its examples. Both are downloaded by npx, at these versions, because no
 * other script needs them and openapi-typescript requires an older TypeScript.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findFreePort } from './lib/ports.mjs';

const TYPESCRIPT = 'typescript@5.9.3';
const OPENAPI_TYPESCRIPT = 'openapi-typescript@7.13.0';
const PRISM = '@stoplight/prism-cli@5.14.2';
const START_MS = 120_000;
/** Prism closes an unused connection after 5 s, possibly while the next request is sent on it. */
const NEW_CONNECTION = { Connection: 'close' };

const file = fileURLToPath(new URL('../docs/api/openapi.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'check-generators-'));

/** Lines that compile only if the generated types have the fields of the records. */
const USE = `import type { components } from './api';
type Schemas = components['schemas'];
type IsUnknown<T> = unknown extends T ? true : false;
const known: IsUnknown<Schemas['Tool'] | Schemas['User'] | Schemas['SearchResult']> = false;
export function describe(tool: Schemas['Tool'], user: Schemas['User'], hit: Schemas['SearchResult']) {
  const texts: (string | null | undefined)[] = [tool.name, user.email, hit.description, tool._id];
  const tags: string[] = tool.hashtags ?? [];
  return [texts, tags, known];
}
export function total({ totalTokens, rewards }: Schemas['Balance']): number {
  return totalTokens + (rewards ?? []).filter(({ status }) => status === 'ACTIVE').length;
}
`;

function npx(packages, args, options) {
  const names = packages.flatMap((name) => ['--package', name]);
  return spawn('npx', ['--yes', ...names, '--', ...args], {
    cwd: folder,
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
    ...options,
  });
}

async function run(packages, args) {
  const child = npx(packages, args, { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args[0]} failed.`);
}

async function checkTypes() {
  const packages = [OPENAPI_TYPESCRIPT, TYPESCRIPT];
  await run(packages, ['openapi-typescript', file, '--output', 'api.ts']);
  writeFileSync(join(folder, 'use.ts'), USE);
  await run(packages, ['tsc', '--noEmit', '--strict', '--skipLibCheck', 'use.ts']);
}

/** The GET requests of the document, with values for their parameters. */
function requests() {
  return Object.entries(parse(readFileSync(file, 'utf8')).paths)
    .filter(([, item]) => item.get)
    .map(([path, { get }]) => {
      const query = { getHistory: '?limit=50&page=1', getGroupedHistory: '?limit=50&page=1' };
      const search = get.operationId === 'searchTools' ? '?searchItem=a' : '';
      return path.replace(/\{\w+\}/g, 'check') + (query[get.operationId] ?? search);
    });
}

async function waitForServer(url) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const isReady = await fetch(url, { headers: NEW_CONNECTION }).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('Prism did not start.');
}

async function checkServer() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // A group of its own, so that the server ends with npx.
  const prism = npx([PRISM], ['prism', 'mock', file, '--port', String(port)], {
    detached: true,
    stdio: 'ignore',
  });
  try {
    await waitForServer(url);
    const headers = { ...NEW_CONNECTION, Cookie: 'access_token=check; refresh_token=check' };
    for (const path of requests()) {
      const response = await fetch(url + path, { headers });
      const body = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
      JSON.parse(body);
    }
    console.log(`Prism serves ${requests().length} requests.`);
  } finally {
    if (prism.pid !== undefined) process.kill(-prism.pid);
  }
}

try {
  await checkTypes();
  await checkServer();
} finally {
  rmSync(folder, { recursive: true });
}
