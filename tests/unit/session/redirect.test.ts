import { expect, it } from 'vitest';
import { redirectTarget } from '@/resources/session/redirect';

const ORIGIN = 'https://portal.example';
const LOGIN = 'https://login.portal.example';
const places = { origin: ORIGIN, loginUrl: `${LOGIN}/auth` };

it.each([
  [`${ORIGIN}/`, `${ORIGIN}/`],
  [`${ORIGIN}/explore`, `${ORIGIN}/explore`],
  [`${ORIGIN}/explore?category=Sales+Tools&x=%2F%2Fevil.example#top`, null],
  [`${ORIGIN}/tool/abc%20d?modal=usage`, null],
  [`${ORIGIN}/authors`, null],
  [`${ORIGIN}/explore/../tool/7`, `${ORIGIN}/tool/7`],
  [`${ORIGIN}:443/explore`, `${ORIGIN}/explore`],
  ['HTTPS://PORTAL.EXAMPLE/explore', `${ORIGIN}/explore`],
  ['/explore?q=1', `${ORIGIN}/explore?q=1`],
  [`${LOGIN}/explore`, null],
  [`${ORIGIN}/explore?next=https://evil.example`, null],
  [`${ORIGIN}/explore?q=a b`, `${ORIGIN}/explore?q=a%20b`],
])('a login with the redirectTo URL %s opens %s', (raw, target) => {
  expect(redirectTarget(raw, places)).toBe(target ?? raw);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a blank', ' '],
  ['a word', 'explore'],
  ['another origin', 'https://evil.example/explore'],
  ['a subdomain of ours', 'https://x.portal.example/'],
  ['a name that begins like ours', 'https://portal.example.evil.example/'],
  ['a name that ends like ours', 'https://evilportal.example/'],
  ['another scheme of ours', 'http://portal.example/explore'],
  ['another port of ours', 'https://portal.example:8443/explore'],
  ['our name with a dot behind', 'https://portal.example./explore'],
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: with our origin', 'javascript://portal.example/%0aalert(1)'],
  ['javascript: behind a tab', 'java\tscript:alert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['blob: of ours', `blob:${ORIGIN}/0f`],
  ['file:', 'file:///etc/passwd'],
  ['ftp:', 'ftp://portal.example/'],
  ['mailto:', 'mailto:a@portal.example'],
  ['protocol-relative', '//evil.example/'],
  ['protocol-relative to ours', '//portal.example/explore'],
  ['three slashes', '///evil.example'],
  ['a scheme with three slashes', 'https:///evil.example'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['a scheme without a slash', 'https:evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a backslash after the name', 'https://portal.example\\@evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break between slashes', '/\n/evil.example'],
  ['a control character', `${ORIGIN}/explore\u0000`],
  ['a path that is a host', `${ORIGIN}//evil.example`],
  ['a path that becomes a host', `${ORIGIN}/.//evil.example`],
  ['a path that becomes a host by going up', `${ORIGIN}/a/..//evil.example`],
  ['an encoded slash at the start', `${ORIGIN}/%2Fevil.example`],
  ['an encoded backslash at the start', `${ORIGIN}/%5cevil.example`],
  ['a URL encoded twice', 'https%3A%2F%2Fevil.example'],
  ['credentials', 'https://portal.example@evil.example/'],
  ['credentials for us', 'https://maya:secret@portal.example/'],
  ['a name for us', 'https://maya@portal.example/'],
  ['the login page', `${ORIGIN}/auth`],
  ['the login page by its path', '/auth'],
  ['the login page with a query', `${ORIGIN}/auth?redirectTo=https://evil.example`],
  ['the login page with a hash', `${ORIGIN}/auth#x`],
  ['the login page with a slash', `${ORIGIN}/auth/`],
  ['the login page in capitals', `${ORIGIN}/AUTH`],
  ['the login page, encoded', `${ORIGIN}/%61uth`],
  ['the login page by going up', `${ORIGIN}/explore/../auth`],
  ['the login page on its host', `${LOGIN}/auth?x=1`],
  ['a broken escape', `${ORIGIN}/%E0%A4%A`],
  ['no URL', 'https://[portal.example/'],
  ['a very long URL', `${ORIGIN}/explore?q=${'x'.repeat(5000)}`],
])('a login opens the home page when redirectTo is %s', (_, raw) => {
  expect(redirectTarget(raw, places)).toBe('/');
});

it('only the path of the login page on its own host is rejected as a redirectTo URL', () => {
  const elsewhere = { origin: ORIGIN, loginUrl: `${LOGIN}/sign-in/` };
  expect(redirectTarget(`${LOGIN}/sign-in?x`, elsewhere)).toBe('/');
  expect(redirectTarget(`${ORIGIN}/sign-in`, elsewhere)).toBe(`${ORIGIN}/sign-in`);
});

it('a redirectTo URL of 2,048 characters is used, and one of 2,049 is replaced by the home page', () => {
  const longest = `${ORIGIN}/explore?q=`.padEnd(2048, 'x');
  expect(redirectTarget(longest, places)).toBe(longest);
  expect(redirectTarget(`${longest}x`, places)).toBe('/');
});
