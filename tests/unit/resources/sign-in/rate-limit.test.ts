import { expect, it } from 'vitest';
import { HttpError } from '@/http/http-error';
import { readWaitSeconds, formatWait } from '@/resources/sign-in/rate-limit';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const DEFAULT = 900;

function wait(body: unknown, header: string | null = null): number {
  return readWaitSeconds(new HttpError(429, 'Too Many Requests', body, header), DEFAULT, NOW);
}

it.each([
  ['a number', { retryAfter: 45 }, null, 45],
  ['a number as text', { retryAfter: ' 45 ' }, null, 45],
  ['a date', { retryAfter: '2026-11-01T12:01:30Z' }, null, 90],
  ['the header in seconds', {}, '120', 120],
  ['the header as a date', {}, 'Sun, 01 Nov 2026 12:10:00 GMT', 600],
  ['the body before the header', { retryAfter: 10 }, '20', 10],
  ['the header when the body is zero', { retryAfter: 0 }, '20', 20],
  ['more than a day, cut to a day', { retryAfter: 9e9 }, null, 86_400],
])('the wait after a 429 is taken from %s', (_, body, header, seconds) => {
  expect(wait(body, header)).toBe(seconds);
});

it.each([
  ['absent', {}, null],
  ['zero', { retryAfter: 0 }, '0'],
  ['negative', { retryAfter: -5 }, '-5'],
  ['blank', { retryAfter: ' ' }, ''],
  ['a date in the past', { retryAfter: '2026-11-01T11:59:00Z' }, 'Sun, 01 Nov 2026 11:00:00 GMT'],
  ['in no body', null, null],
])('the wait after a 429 is the default when retryAfter is %s', (_, body, header) => {
  expect(wait(body, header)).toBe(DEFAULT);
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i s is worded as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
