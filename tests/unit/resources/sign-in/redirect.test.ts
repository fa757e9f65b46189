import { expect, it } from 'vitest';
import { redirectTarget } from '@/resources/sign-in/redirect';

const ORIGIN = 'https://portal.example';
const LOGIN = 'https://login.portal.example';
const places = { origin: ORIGIN, loginUrl: `${LOGIN}/auth`, portalOrigin: null };

it.each([
  [`${ORIGIN}/`, `${ORIGIN}/`],
  [`${ORIGIN}/explore`, `${ORIGIN}/explore`],
  [`${ORIGIN}/explore?category=Sales+Tools&x=%2F%2Fevil.example#top`, null],
  [`${ORIGIN}/tool/abc%20d?modal=usage`, null],
  [`${ORIGIN}/authors`, null],
  [`${ORIGIN}/explore/../tool/7`, `${ORIGIN}/tool/7`],
  ['HTTPS://PORTAL.EXAMPLE/explore', `${ORIGIN}/explore`],
  ['/explore?q=1', `${ORIGIN}/explore?q=1`],
  [`${ORIGIN}/explore?next=https://evil.example`, null],
  [`${ORIGIN}/explore?q=a b`, `${ORIGIN}/explore?q=a%20b`],
])('a login with the redirectTo URL %s opens %s', (raw, target) => {
  expect(redirectTarget(raw, places)).toBe(target ?? raw);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a word', 'explore'],
  ['another origin', 'https://evil.example/explore'],
  ['a host that begins like the portal’s', 'https://portal.example.evil.example/'],
  ['the portal’s host with another scheme', 'http://portal.example/explore'],
  ['the portal’s host with another port', 'https://portal.example:8443/explore'],
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: with the portal’s host', 'javascript://portal.example/%0aalert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['a protocol-relative URL', '//evil.example/'],
  ['a protocol-relative URL of the portal', '//portal.example/explore'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a backslash after the host', 'https://portal.example\\@evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a control character', `${ORIGIN}/explore\u0000`],
  ['a path that is a host', `${ORIGIN}//evil.example`],
  ['a path that becomes a host', `${ORIGIN}/.//evil.example`],
  ['a path that becomes a host without its .. segment', `${ORIGIN}/a/..//evil.example`],
  ['an encoded slash at the start', `${ORIGIN}/%2Fevil.example`],
  ['an encoded backslash at the start', `${ORIGIN}/%5cevil.example`],
  ['another host after the portal’s as a user name', 'https://portal.example@evil.example/'],
  ['the portal’s host with a user name and a password', 'https://maya:secret@portal.example/'],
  ['the login page', `${ORIGIN}/auth`],
  ['the login page with a query', `${ORIGIN}/auth?redirectTo=https://evil.example`],
  ['the login page with a slash', `${ORIGIN}/auth/`],
  ['the login page in capitals', `${ORIGIN}/AUTH`],
  ['the login page, encoded', `${ORIGIN}/%61uth`],
  ['the login page with a .. segment', `${ORIGIN}/explore/../auth`],
  ['the login page on its host', `${LOGIN}/auth?x=1`],
  ['a malformed percent-encoding', `${ORIGIN}/%E0%A4%A`],
  ['an invalid URL', 'https://[portal.example/'],
  ['a very long URL', `${ORIGIN}/explore?q=${'x'.repeat(5000)}`],
])('a login opens the home page when redirectTo is %s', (_, raw) => {
  expect(redirectTarget(raw, places)).toBe('/');
});

it.each([
  [`${ORIGIN}/explore?x=1#top`, `${ORIGIN}/explore?x=1#top`],
  ['/explore', `${ORIGIN}/explore`],
  [null, `${ORIGIN}/`],
  ['https://evil.example/explore', `${ORIGIN}/`],
  ['https://x.portal.example/explore', `${ORIGIN}/`],
  [`${ORIGIN}//evil.example`, `${ORIGIN}/`],
  [`${ORIGIN}/auth`, `${ORIGIN}/`],
])(
  'a login on another origin than the portal with the redirectTo URL %s opens %s',
  (raw, target) => {
    const onLoginHost = { origin: LOGIN, loginUrl: `${LOGIN}/auth`, portalOrigin: ORIGIN };
    expect(redirectTarget(raw, onLoginHost)).toBe(target);
  },
);

it('only the path of the login page on its own host is rejected as a redirectTo URL', () => {
  const elsewhere = { origin: ORIGIN, loginUrl: `${LOGIN}/sign-in/`, portalOrigin: null };
  expect(redirectTarget(`${LOGIN}/sign-in?x`, elsewhere)).toBe('/');
  expect(redirectTarget(`${ORIGIN}/sign-in`, elsewhere)).toBe(`${ORIGIN}/sign-in`);
});

it('a redirectTo URL of 2,048 characters is used, and one of 2,049 is replaced by the home page', () => {
  const longest = `${ORIGIN}/explore?q=`.padEnd(2048, 'x');
  expect(redirectTarget(longest, places)).toBe(longest);
  expect(redirectTarget(`${longest}x`, places)).toBe('/');
});
