import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { balance, creditPurchaseStatus, tools, verifyToken } from '@/config/endpoints';
import { takeInlineResponse } from '@/http/inline-responses';
import { start } from '@/inline/start';
import { startArguments } from '../../../scripts/vite/inline-start';

const API = 'https://api.example/api';
const MEMBER = '{"user":{"_id":"u1"}}';
const OF_A_MEMBER = [balance, creditPurchaseStatus];
const root = document.createElement('div');
const respond = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('CSSPropertyRule', class {});
  vi.stubGlobal('CSS', { supports: () => true });
  respond.mockReset().mockImplementation(async () => new Response(MEMBER));
  vi.stubGlobal('fetch', respond);
  root.id = 'root';
  root.innerHTML =
    '<p>Validating your session</p><div id="start-notice" hidden><p role="alert">It has not started.</p><button>Reload</button></div>';
  document.body.append(root);
});
afterEach(() => {
  vi.useRealTimers();
  root.remove();
  delete window.inlineResponses;
});

/** Runs the script of index.html at a path; returns the requested paths of the API. */
function open(path: string, base = '/'): string[] {
  window.history.pushState(null, '', path);
  start(...startArguments(API, base));
  return requested();
}

const requested = () => respond.mock.calls.map(([url]) => url.replace(API, ''));

it.each([
  ['/explore', '/', [verifyToken, tools], OF_A_MEMBER],
  ['/EXPLORE/', '/', [verifyToken, tools], OF_A_MEMBER],
  ['/demo/explore', '/demo/', [verifyToken, tools], OF_A_MEMBER],
  ['/', '/', [verifyToken], OF_A_MEMBER],
  ['/tool/t1', '/', [verifyToken], OF_A_MEMBER],
  ['/auth', '/', [verifyToken], []],
  ['/payment-success', '/', [verifyToken], []],
])(
  'index.html at %s below %s requests %j, and %j once the member is known; it shows the shell only before a guarded page',
  async (path, base, first, later) => {
    expect(open(path, base)).toEqual(first);
    expect(respond.mock.calls[0]?.[1].credentials).toBe('include');
    const isGuarded = later.length > 0;
    expect(screen.queryByText('Validating your session') !== null).toBe(isGuarded);
    await Promise.all(Object.values(window.inlineResponses ?? {}));
    expect(requested()).toEqual([...first, ...later]);
    expect(Object.keys(window.inlineResponses ?? {})).toEqual([...first, ...later]);
    expect((await takeInlineResponse(verifyToken))?.text).toBe(MEMBER);
  },
);

it.each(['null', '{"success":false}', '<html>'])(
  'index.html requests nothing of a member after the session check %s',
  async (body) => {
    respond.mockImplementation(async () => new Response(body));
    open('/');
    await expect(window.inlineResponses?.[balance]).rejects.toThrow('No member is signed in.');
    expect(requested()).toEqual([verifyToken]);
  },
);

it('a failed request of index.html causes no unhandled rejection, and is aborted after 15 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  respond.mockRejectedValue(new TypeError('Failed to fetch'));
  open('/auth');
  await expect(window.inlineResponses?.[verifyToken]).rejects.toThrow('Failed to fetch');
  expect(timeout.mock.calls).toEqual([[15_000]]);
});

it.each(['/explore', '/auth'])(
  '%s shows a Reload button if it has not rendered after 10 s',
  (path) => {
    open(path);
    vi.advanceTimersByTime(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(screen.getByRole('alert')).toHaveTextContent('It has not started.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
);

it('a page that has rendered shows no Reload button', () => {
  open('/explore');
  root.replaceChildren('The catalogue');
  vi.advanceTimersByTime(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
});
