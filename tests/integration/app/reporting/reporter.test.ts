import { expect, it, onTestFinished, vi } from 'vitest';
import { createErrorReport, createReporter, MAX_REPORTS } from '@/app/reporting/reporter';
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

it(`the reporter sends each distinct report once, and at most ${MAX_REPORTS} reports`, () => {
  const sent: string[] = [];
  window.history.replaceState(null, '', '/somewhere/maya@example.com');
  const report = createReporter((text) => sent.push(text));
  for (const _ of [1, 2]) report({ kind: 'chunk', file: 'assets/a.js' });
  expect(sent).toEqual([JSON.stringify({ kind: 'chunk', file: 'assets/a.js', page: 'other' })]);

  for (let index = 1; index < MAX_REPORTS; index += 1) report({ kind: 'chunk', file: `${index}` });
  expect(sent).toHaveLength(20);
  report({ kind: 'chunk', file: 'one more' });
  expect(sent).toHaveLength(20);
});

it('uncaught errors, unhandled rejections, failed chunks and policy violations are sent to the collector', () => {
  const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  window.history.replaceState(null, '', '/tool/t1?token=secret');
  onTestFinished(startReporting('https://collector.example/in'));

  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('secret') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a secret' }));
  const payload = new Error('Failed to fetch https://portal.example/assets/profile-Bq3x.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  for (const blockedURI of ['https://ads.example/pixel?who=maya', 'inline']) {
    const violation = { effectiveDirective: 'img-src', blockedURI };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  }

  expect(new Set(sendBeacon.mock.calls.map(([url]) => url))).toEqual(
    new Set(['https://collector.example/in']),
  );
  const reports = sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as object);
  const page = '/tool/:id';
  expect(reports).toMatchObject([
    { kind: 'error', name: 'RangeError', page },
    { kind: 'error', name: 'string', stack: [], page },
    { kind: 'chunk', file: 'assets/profile-Bq3x.js', page },
    { kind: 'policy', directive: 'img-src', blocked: 'https://ads.example', page },
    { kind: 'policy', directive: 'img-src', blocked: 'inline', page },
  ]);
  expect(JSON.stringify(reports)).not.toContain('secret');
});
