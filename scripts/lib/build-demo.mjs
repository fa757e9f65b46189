import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { urlSettings } from './url-settings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = `${root}tests/mock-api/static-demo/`;

/** The folder of the demo. */
export const DEMO = `${root}dist-demo`;

/** Plugins whose output is for the configuration of a server. */
const SERVER_PLUGINS = ['content-security', 'precompress'];

// The service worker replaces these by the addresses of the demo (static-demo/addresses.ts).
const BASE = '/demo-base/';
const API = 'https://mock-api.demo.invalid';
const PORTAL = 'https://portal.demo.invalid';

const SETTINGS = {
  ...urlSettings({ apiOrigin: API, authOrigin: API, portalOrigin: PORTAL }),
  VITE_SUPPORT_APP_ID: '',
  VITE_REPORT_URL: '',
};

async function loadConfig() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'dev' },
    `${root}vite.config.ts`,
  );
  const { test: _, plugins, ...config } = loaded.config;
  const inPage = plugins.flat().filter(({ name }) => !SERVER_PLUGINS.includes(name));
  return { ...config, configFile: false, root, mode: 'dev', base: BASE, plugins: inPage };
}

/** Bundles a file of the demo with its imports into one classic script. */
async function bundle(file, { resolve }) {
  const { output } = await build({
    root,
    configFile: false,
    mode: 'dev',
    base: BASE,
    publicDir: false,
    logLevel: 'error',
    resolve,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: sources + file,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  return output[0].code.trim();
}

/**
 * Builds the portal in mode `dev` with the mock API as a service worker into `dist-demo/`
 * (docs/decisions/mock-api.md).
 */
export async function buildDemo() {
  // Also over variables of a build for a server.
  Object.assign(process.env, SETTINGS);
  const config = await loadConfig();
  await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, outDir: DEMO, emptyOutDir: true, sourcemap: false },
  });

  const bar = await readFile(`${sources}bar.html`, 'utf8');
  const barScript = `<script>${await bundle('bar.ts', config)}</script>`;
  await rename(`${DEMO}/index.html`, `${DEMO}/portal.html`);
  const portal = await readFile(`${DEMO}/portal.html`, 'utf8');
  await writeFile(
    `${DEMO}/portal.html`,
    portal.replace('<div id="root">', (element) => bar + barScript + element),
  );

  const startScript = `<script>${await bundle('start-page.ts', config)}</script>`;
  const template = await readFile(`${sources}start-page.html`, 'utf8');
  const [, name = ''] = /<title>(.*?)<\/title>/.exec(portal) ?? [];
  const startPage = template
    .replaceAll('__NAME__', () => name)
    .replace('<!-- script -->', () => startScript);
  // Many hosts send 404.html for a path without a file.
  await writeFile(`${DEMO}/index.html`, startPage);
  await writeFile(`${DEMO}/404.html`, startPage);

  const worker = await bundle('worker.ts', config);
  const version = createHash('sha256').update(worker).digest('hex');
  await writeFile(`${DEMO}/worker.js`, worker.replace('__VERSION__', version));
}
