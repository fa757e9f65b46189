/**
 * Builds the portal once for free ports, serves it with the mock API, and runs browser tests on it.
 * The servers run in this process, so they end with it.
 *
 * npm run e2e [SUITE…] -- [--fast] [--built] [options and files of Playwright]
 *
 * A suite is `chromium` (the default), `engines` (Firefox and WebKit), `nginx` (a build of its own
 * with the support messenger, served with deploy/nginx.conf), `demo` (the static demo without a
 * mock API, below a path) or `gallery` (the components of src/ui without the application). `--fast`
 * leaves out the tests with the tag `@full`; `--built` serves the `dist/` of `npm run build`,
 * unless one of its ports is taken.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildDemo, DEMO } from './lib/build-demo.mjs';
import { buildForPorts } from './lib/build-for-ports.mjs';
import { serveWithNginx } from './lib/nginx.mjs';
import { chooseBuiltPorts, chooseFreePorts, readPort } from './lib/ports.mjs';
import { startPreview } from './lib/preview-server.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { serveForEngines } from './lib/serve-for-engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DEPLOYED = `${root}dist-deploy`;
const CONFIGS = {
  chromium: '.',
  engines: 'tests/engines',
  nginx: 'tests/deploy',
  demo: 'tests/demo',
  gallery: 'tests/gallery',
};

const args = process.argv.slice(2);
const named = args.filter((arg) => arg in CONFIGS);
const suites = named.length > 0 ? named : ['chromium'];
const isFast = args.includes('--fast');
const others = args.filter((arg) => !(arg in CONFIGS) && arg !== '--fast' && arg !== '--built');

/** @returns {Promise<boolean>} whether all tests passed */
function runSuite(suite) {
  const options = [...(isFast ? ['--grep-invert', '@full'] : []), ...others];
  const child = spawn('npx', ['playwright', 'test', '--config', CONFIGS[suite], ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

/** Runs the suites that share a build. */
async function runOnBuild(names, directory, serve) {
  if (names.length === 0) return true;
  if (directory || !servesBuild) await buildForPorts(directory);
  const preview = await startPreview({ directory, serve });
  let passed = true;
  for (const name of names) passed = (await runSuite(name)) && passed;
  await preview.close();
  return passed;
}

/** Runs a suite on static files without a mock API. */
async function runOnFolder(suite, directory, path) {
  const server = await serveFolder(directory, path, readPort('PORT', 4173));
  const passed = await runSuite(suite);
  await server.close();
  return passed;
}

async function runOnDemo() {
  await buildDemo();
  return runOnFolder('demo', DEMO, '/some/sub/path/');
}

async function runOnGallery() {
  await build({ configFile: `${root}tests/gallery/vite.config.ts`, logLevel: 'warn' });
  return runOnFolder('gallery', `${root}dist-gallery`, '/');
}

const servesBuild = args.includes('--built') && (await chooseBuiltPorts());
await chooseFreePorts();
const onDist = suites.filter((suite) => suite === 'chromium' || suite === 'engines');
const passedOnDist = await runOnBuild(onDist, undefined, serveForEngines);
if (suites.includes('nginx')) process.env.VITE_SUPPORT_APP_ID = 'stand-in';
const passedOnNginx = await runOnBuild(
  suites.filter((suite) => suite === 'nginx'),
  DEPLOYED,
  serveWithNginx,
);
const passedOnDemo = !suites.includes('demo') || (await runOnDemo());
const passedOnGallery = !suites.includes('gallery') || (await runOnGallery());
process.exit(passedOnDist && passedOnNginx && passedOnDemo && passedOnGallery ? 0 : 1);
