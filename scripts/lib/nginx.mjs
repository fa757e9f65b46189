import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrotliModule, findNginx } from './installed.mjs';

const START_TIMEOUT_MS = 10_000;

/** The text of deploy/nginx.conf with this port, module and folders in place of the container's. */
function configuration(directory, port, workDir, brotliModule) {
  const replacements = [
    ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', brotliModule],
    ['listen 8080;', `listen ${port};`],
    ['/srv/portal/dist-headers/', `${directory}-headers/`],
    ['/srv/portal/dist;', `${directory};`],
    ['/tmp/portal-nginx', `${workDir}/nginx`],
  ];
  let text = readFileSync(
    fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url)),
    'utf8',
  );
  for (const [original, replacement] of replacements) {
    if (!text.includes(original)) throw new Error(`deploy/nginx.conf lacks "${original}".`);
    text = text.replaceAll(original, replacement);
  }
  return text;
}

async function isReady(port) {
  const response = await fetch(`http://localhost:${port}/`).catch(() => null);
  return response?.ok ?? false;
}

/**
 * Serves a build with the installed nginx and deploy/nginx.conf.
 * @param {string} directory of the build, absolute; its headers are in `{directory}-headers`
 * @param {number} port to listen on
 * @returns {Promise<{ close(): Promise<void> }>}
 * @throws Error with the packages to install, or with nginx's error output
 */
export async function serveWithNginx(directory, port) {
  const program = findNginx();
  const brotliModule = findBrotliModule();
  if (!program || !brotliModule) {
    throw new Error(
      'nginx or its Brotli module is missing: apt-get install nginx libnginx-mod-http-brotli-static, or set NGINX_PATH and NGINX_BROTLI_PATH',
    );
  }
  const workDir = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const config = join(workDir, 'nginx.conf');
  writeFileSync(config, configuration(directory, port, workDir, brotliModule));

  // Started by root, nginx runs its workers as a user that may not read the build.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const options = ['-e', 'stderr', '-c', config, '-g', `daemon off;${user}`];
  // setpriv of util-linux ends nginx even when this process is killed and cannot call close().
  const nginx = spawn('setpriv', ['--pdeathsig', 'SIGTERM', program, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  nginx.stderr.on('data', (text) => (errorOutput += text));
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const close = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(workDir, { recursive: true, force: true });
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (nginx.exitCode === null && Date.now() < deadline) {
    if (await isReady(port)) return { close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await close();
  throw new Error(`nginx did not start on port ${port}.\n${errorOutput}`);
}
