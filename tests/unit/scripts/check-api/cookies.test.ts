import { expect, it } from 'vitest';
import { createBrowserCookies } from '../../../../scripts/check-api/cookies';

const PORTAL = 'https://portal.example.co.uk';
const API = 'https://api.example.co.uk/api/auth/login';
const AUTH = 'https://auth.example.co.uk/api/auth/refresh';
const ELSEWHERE = 'https://api.other.co.uk/api';

it.each<[line: string, from: string, to: string, isSent: boolean, rejection: string | null]>([
  ['a=1; Secure', API, API, true, null],
  ['a=1; Secure', API, AUTH, false, null],
  ['a=1; Secure; Domain=example.co.uk', API, AUTH, true, null],
  ['a=1; Secure; Domain=example.co.uk; Path=/api/auth', API, AUTH, true, null],
  ['a=1; Secure; Domain=example.co.uk; Path=/v1', API, AUTH, false, null],
  ['a=1; Secure; Max-Age=0; Domain=example.co.uk', API, AUTH, false, null],
  ['a=1; Domain=co.uk', API, AUTH, false, 'public suffix'],
  ['a=1; Domain=api.example.co.uk', AUTH, AUTH, false, "not in this host's domain"],
  ['a=1; Secure', ELSEWHERE, ELSEWHERE, false, 'SameSite'],
  ['a=1; SameSite=None', ELSEWHERE, ELSEWHERE, false, 'SameSite=None requires Secure'],
  ['a=1; SameSite=None; Secure', ELSEWHERE, ELSEWHERE, true, null],
  ['a=1', 'http://localhost:4000/api', 'http://localhost:4001/api', false, 'SameSite'],
])('for "%s" of %s a browser does as expected at %s', async (line, from, to, isSent, rejection) => {
  const cookies = createBrowserCookies(PORTAL);
  const received = await cookies.receive(line, from);
  expect(received.rejection ?? '').toContain(rejection ?? '');
  expect(received.rejection === null).toBe(rejection === null);
  expect(await cookies.header(to)).toBe(isSent ? 'a=1' : '');
});
