import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createReporter,
  blockedOrigin,
  createErrorReport,
  MAX_REPORTS,
  routePatternOf,
} from '@/app/reporting/reporter';
import { startReporting } from '@/app/reporting/start-reporting';

const ORIGIN = 'https://portal.example';

it('a reported error has its name and the positions in files of the build, and not its message', () => {
  const error = new TypeError('Maya typed secret words');
  error.stack = [
    'TypeError: Maya typed secret words',
    `    at render (${ORIGIN}/assets/explore-Ci0a.js:1:2301)`,
    `    at ${ORIGIN}/assets/index-9xZ.js?v=1:2:17`,
    '    at https://captcha.example/api.js:1:2',
    `f@${ORIGIN}/assets/index-9xZ.js:3:4`,
  ].join('\n');
  expect(createErrorReport(error, ORIGIN)).toEqual({
    kind: 'error',
    name: 'TypeError',
    stack: ['assets/explore-Ci0a.js:1:2301', 'assets/index-9xZ.js:2:17', 'assets/index-9xZ.js:3:4'],
  });
});

it('a reported value that is not an Error has only its type', () => {
  const report = createErrorReport('a sentence of a member', ORIGIN);
  expect(report).toEqual({ kind: 'error', name: 'string', stack: [] });
});

it.each([
  ['/tool/64f1a2', '/tool/:id'],
  ['/profile', '/profile'],
  ['/reset-password', '/reset-password'],
  ['/somewhere/maya@example.com', 'other'],
])('the page at %s is reported as %s', (path, page) => {
  expect(routePatternOf(path)).toBe(page);
});

it.each([
  ['https://ads.example/pixel?who=maya', 'https://ads.example'],
  ['inline', 'inline'],
])('a blocked URL %s is reported as %s', (blocked, reported) => {
  expect(blockedOrigin(blocked)).toBe(reported);
});

it(`the reporter sends each distinct report once, and at most ${MAX_REPORTS} reports`, () => {
  const sent: string[] = [];
  const report = createReporter((text) => sent.push(text));
  for (const _ of [1, 2]) report({ kind: 'chunk', file: 'assets/a.js' });
  expect(sent).toEqual([JSON.stringify({ kind: 'chunk', file: 'assets/a.js', page: '/' })]);

  for (let index = 1; index < MAX_REPORTS; index += 1) report({ kind: 'chunk', file: `${index}` });
  expect(sent).toHaveLength(20);
  report({ kind: 'chunk', file: 'one more' });
  expect(sent).toHaveLength(20);
});

describe('a page that reports', () => {
  const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);

  beforeEach(() => {
    sendBeacon.mockClear();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  });

  it('uncaught errors, unhandled rejections, failed chunks and policy violations are sent to the collector', () => {
    window.history.replaceState(null, '', '/tool/t1?token=secret');
    onTestFinished(startReporting('https://collector.example/in'));

    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('secret') }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('secret') }),
    );
    const payload = new Error('Failed to fetch https://portal.example/assets/profile-Bq3x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: 'https://ads.example/pixel?who=maya',
      }),
    );

    expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(
      Array(4).fill('https://collector.example/in'),
    );
    const reports = sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as object);
    expect(reports).toMatchObject([
      { kind: 'error', name: 'RangeError', page: '/tool/:id' },
      { kind: 'error', name: 'SyntaxError', page: '/tool/:id' },
      { kind: 'chunk', file: 'assets/profile-Bq3x.js', page: '/tool/:id' },
      { kind: 'policy', directive: 'img-src', blocked: 'https://ads.example', page: '/tool/:id' },
    ]);
    expect(JSON.stringify(reports)).not.toContain('secret');
  });
});
