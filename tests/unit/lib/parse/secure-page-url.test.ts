import { expect, it } from 'vitest';
import { securePageUrl } from '@/lib/parse/secure-page-url';

it.each<[unknown, string | null, string | null]>([
  ['https://pay.example.com/c/1', 'https://pay.example.com/c/1', 'https://pay.example.com/c/1'],
  [' HTTPS://pay.example.com ', 'https://pay.example.com/', 'https://pay.example.com/'],
  ['http://localhost:4000/checkout/1', null, 'http://localhost:4000/checkout/1'],
  ['http://[::1]:4000/', null, 'http://[::1]:4000/'],
  ['http://pay.example.com', null, null],
  ['http://localhost.example.com', null, null],
  ['https://pay.example.com@example.org/c/1', null, null],
  ['http://member@localhost:4000/checkout/1', null, null],
  ['javascript:alert(1)', null, null],
  ['/checkout', null, null],
  ['', null, null],
  [null, null, null],
  [{ href: 'https://pay.example.com' }, null, null],
])('the payment URL %j is %j in prod and %j elsewhere', (value, inProd, elsewhere) => {
  expect(securePageUrl(value, false)).toBe(inProd);
  expect(securePageUrl(value, true)).toBe(elsewhere);
});
