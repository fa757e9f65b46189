import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_WITHIN_MS = 10_000;

/** deploy/nginx.conf with the test's own port and folders in place of the container's. */
function configuration(directory, port, workDir) {
  const places = [
    ['listen 8080;', `listen ${port};`],
    ['/srv/portal/dist-headers/', `${directory}-headers/`],
    ['/srv/portal/dist;', `${directory};`],
    ['/tmp/portal-nginx', `${workDir}/nginx`],
  ];
  let text = readFileSync(
    fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url)),
    'utf8',
  );
  for (const [container, own] of places) {
    if (!text.includes(container)) throw new Error(`deploy/nginx.conf lacks "${container}".`);
    text = text.replaceAll(container, own);
  }
  return text;
}

async function answers(port) {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
  return answer?.ok ?? false;
}

/**
 * Serves a build with Debian's nginx and deploy/nginx.conf.
 * @param {string} directory of the build, absolute; its headers stand beside it
 * @param {number} port to listen on
 * @returns {Promise<{ close(): Promise<void> }>}
 * @throws Error that says what to install, or what nginx complains about
 */
export async function serveWithNginx(directory, port) {
  if (!existsSync(NGINX) || !existsSync(BROTLI)) {
    throw new Error('This needs: apt-get install nginx libnginx-mod-http-brotli-static');
  }
  const workDir = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const config = join(workDir, 'nginx.conf');
  writeFileSync(config, configuration(directory, port, workDir));

  // Root's workers would otherwise belong to a user who may not read the build.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const nginx = spawn(NGINX, ['-e', 'stderr', '-c', config, '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.on('data', (text) => (complaints += text));
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const close = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(workDir, { recursive: true, force: true });
  };

  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (nginx.exitCode === null && Date.now() < giveUpAt) {
    if (await answers(port)) return { close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await close();
  throw new Error(`nginx did not start on port ${port}.\n${complaints}`);
}
