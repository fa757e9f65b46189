import { existsSync } from 'node:fs';

/**
 * The path of an installed program or file.
 * @param {string} variable of the environment, whose path is taken as it is
 * @param {readonly string[]} paths in order of preference
 * @returns {string | undefined} undefined if the variable is not set and none of the paths exists
 */
function findInstalled(variable, paths) {
  return process.env[variable] || paths.find((path) => existsSync(path));
}

/** Debian's, Ubuntu's or another distribution's Chromium, else Chrome. */
export const findChromium = () =>
  findInstalled('CHROMIUM_PATH', [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]);

export const findFirefox = () =>
  findInstalled('FIREFOX_PATH', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const findNginx = () =>
  findInstalled('NGINX_PATH', ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx']);

/** The module of nginx that serves files compressed with Brotli. */
export const findBrotliModule = () =>
  findInstalled(
    'NGINX_BROTLI_PATH',
    [
      '/usr/lib/nginx/modules',
      '/usr/share/nginx/modules',
      '/usr/lib64/nginx/modules',
      '/etc/nginx/modules',
    ].map((folder) => `${folder}/ngx_http_brotli_static_module.so`),
  );
