/**
 * Builds the portal in mode `dev` with the mock API as a service worker into `dist-demo/`
 * (docs/decisions/mock-api.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { urlSettings } from './lib/url-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = `${root}tests/mock-api/static-demo/`;
const outDir = `${root}dist-demo`;

/** Plugins whose output is for the configuration of a server. */
const SERVER_PLUGINS = ['content-security', 'precompress'];

// The service worker replaces these by the addresses of the demo (static-demo/addresses.ts).
const BASE = '/demo-base/';
const API = 'https://mock-api.demo.invalid';
const PORTAL = 'https://portal.demo.invalid';

// Also over variables of a build for a server.
Object.assign(process.env, {
  ...urlSettings({ apiOrigin: API, authOrigin: API, portalOrigin: PORTAL }),
  VITE_SUPPORT_APP_ID: '',
  VITE_REPORT_URL: '',
});

const mode = 'dev';
const loaded = await loadConfigFromFile({ command: 'build', mode }, `${root}vite.config.ts`);
const { test: _, plugins, ...config } = loaded.config;
const common = { root, mode, base: BASE, configFile: false, logLevel: 'warn' };
await build({
  ...config,
  ...common,
  plugins: plugins.flat().filter(({ name }) => !SERVER_PLUGINS.includes(name)),
  build: { ...config.build, outDir, emptyOutDir: true, sourcemap: false },
});

/** Bundles a file of the demo with its imports into one classic script. */
async function bundle(file) {
  const output = { format: 'iife', codeSplitting: false };
  const rolldownOptions = { input: sources + file, output };
  const { output: chunks } = await build({
    ...common,
    publicDir: false,
    resolve: config.resolve,
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  return chunks[0].code.trim();
}

const read = (path) => readFileSync(path, 'utf8');
const write = (file, text) => writeFileSync(`${outDir}/${file}`, text);

const portal = read(`${outDir}/index.html`);
const bar = `${read(`${sources}bar.html`)}<script>${await bundle('bar.ts')}</script>`;
write(
  'portal.html',
  portal.replace('<div id="root">', (element) => bar + element),
);

const [, name = ''] = /<title>(.*?)<\/title>/.exec(portal) ?? [];
const startScript = `<script>${await bundle('start-page.ts')}</script>`;
const startPage = read(`${sources}start-page.html`)
  .replaceAll('__NAME__', () => name)
  .replace('<!-- script -->', () => startScript);
// Many hosts send 404.html for a path without a file.
for (const file of ['index.html', '404.html']) write(file, startPage);

const worker = await bundle('worker.ts');
const version = createHash('sha256').update(worker).digest('hex');
write('worker.js', worker.replace('__VERSION__', version));
