import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PORTAL } from '../e2e/origins';

/** The headers that the build has written into its folder. */
function documentHeaders(): Record<string, string> {
  const file = new URL('../../dist-deploy-headers/headers.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { document: Record<string, string> }).document;
}

/** The URL of the first script, from the page. */
function firstScript(html: string): string {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('the build lists the headers that a server must send', () => {
  expect(Object.keys(documentHeaders())).toEqual([
    'Content-Security-Policy',
    'Referrer-Policy',
    'Permissions-Policy',
    'X-Frame-Options',
    'Cross-Origin-Opener-Policy',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ]);
});

test('every path without a file returns index.html with its content security policy, not cached', async ({
  request,
}) => {
  for (const path of ['/', '/explore', '/tool/a%2Fb', '/nowhere/else?x=1']) {
    const response = await request.get(PORTAL + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    const headers = response.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    for (const [name, value] of Object.entries(documentHeaders())) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers['server']).toBe('nginx');
  }
});

test('hashed files are cached as immutable, and a removed one is a 404 that is not cached', async ({
  request,
}) => {
  const script = firstScript(await (await request.get(PORTAL)).text());
  expect(script).toMatch(/^\/assets\/.+-[\w-]{8,}\.js$/);
  const response = await request.get(PORTAL + script);
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringMatching(/^application\/javascript/),
  });

  const map = await request.get(`${PORTAL}${script}.map`);
  expect(map.status(), 'source maps are not deployed').toBe(404);

  const removed = await request.get(`${PORTAL}/assets/tool-page-00000000.js`);
  expect(removed.status()).toBe(404);
  expect(removed.headers()['cache-control']).toBeUndefined();
  expect(removed.headers()['x-content-type-options']).toBe('nosniff');
  expect((await request.get(`${PORTAL}/.git/config`)).status()).toBe(404);

  const folder = new URL('../../dist-deploy/.well-known/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('check.txt', folder), 'served');
  expect(await (await request.get(`${PORTAL}/.well-known/check.txt`)).text()).toBe('served');
  expect((await request.get(`${PORTAL}/.well-known/missing.txt`)).status()).toBe(404);
});

test('text files are sent as the build has compressed them', async ({ request }) => {
  const page = (await (await request.get(PORTAL)).body()).length;
  const script = firstScript(await (await request.get(PORTAL)).text());
  for (const path of ['/explore', script]) {
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(PORTAL + path, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(response.headers()['content-encoding'], `${path} as ${accepted}`).toBe(sent);
      expect(response.headers()['vary']).toContain('Accept-Encoding');
      const bytes = Number(response.headers()['content-length']);
      if (path === '/explore' && sent) expect(bytes).toBeLessThan(page / 2);
    }
  }
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get(PORTAL)).headers();
  const again = await request.get(PORTAL, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});
