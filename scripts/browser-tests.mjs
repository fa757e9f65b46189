/**
 * Builds the portal once for free ports into `dist-e2e/`, serves it with the mock API, and runs
 * browser tests on it. The servers run in this process, so they end with it.
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
import { serveWithNginx } from './lib/nginx.mjs';
import { choosePorts, readPorts } from './lib/ports.mjs';
import { buildForPorts, DIST, startPreview } from './lib/preview-server.mjs';
import { serveFolder } from './lib/serve-build.mjs';
import { serveForEngines } from './lib/serve-for-engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
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

/** Runs a program. @returns {Promise<boolean>} whether it succeeded */
function run(program, programArgs) {
  const child = spawn(program, programArgs, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

/** Runs suites on a server, which it closes. */
async function runSuites(names, server) {
  for (const name of names) {
    const options = [...(isFast ? ['--grep-invert', '@full'] : []), ...others];
    const passed = await run('npx', ['playwright', 'test', '--config', CONFIGS[name], ...options]);
    if (!passed) process.exitCode = 1;
  }
  await server.close();
}

const servesBuild = await choosePorts(args.includes('--built'));
const { PORT } = readPorts();
const onDist = suites.filter((suite) => suite === 'chromium' || suite === 'engines');
if (onDist.length > 0) {
  // `dist/` stays the build for `npm run preview`.
  const directory = servesBuild ? DIST : `${DIST}-e2e`;
  process.env.BUILD_DIRECTORY = directory;
  if (!servesBuild) await buildForPorts(directory);
  await runSuites(onDist, await startPreview(directory, serveForEngines));
}
if (suites.includes('nginx')) {
  process.env.VITE_SUPPORT_APP_ID = 'stand-in';
  await buildForPorts(`${root}dist-deploy`);
  await runSuites(['nginx'], await startPreview(`${root}dist-deploy`, serveWithNginx));
}
if (suites.includes('demo')) {
  if (!(await run('node', ['scripts/build-demo.mjs']))) process.exit(1);
  await runSuites(['demo'], await serveFolder(`${root}dist-demo`, '/some/sub/path/', PORT));
}
if (suites.includes('gallery')) {
  await build({ configFile: `${root}tests/gallery/vite.config.ts`, logLevel: 'warn' });
  await runSuites(['gallery'], await serveFolder(`${root}dist-gallery`, '/', PORT));
}
process.exit();
