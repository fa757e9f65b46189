import { runInThisContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import script from '../../../scripts/vite/early-requests.js?raw';
import { settled } from '../../helpers/deferred';

const API = 'https://api.example/api';

/** Runs the script as index.html does, at an address, against answers by path. */
async function open(address: string, answers: Record<string, () => Promise<Response>> = {}) {
  window.history.replaceState(null, '', address);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { credentials }: RequestInit) => {
    expect(credentials).toBe('include');
    expect(url.startsWith(`${API}/`)).toBe(true);
    const path = url.slice(API.length);
    asked.push(path);
    return answers[path]?.() ?? Promise.resolve(new Response(null, { status: 401 }));
  });
  onTestFinished(() => void delete window.earlyAnswers);
  runInThisContext(script.replace('__API_URL__', JSON.stringify(API)));
  await settled();
  return { asked, shell: document.documentElement.dataset['shell'] };
}

const json = (body: unknown) => () => Promise.resolve(Response.json(body));
const member = { '/auth/verifytoken': json({ user: { _id: 'u1' } }) };
const OF_THE_BAR = ['/tokens/balance', '/subscription/credit-purchase-status'];

describe('the early requests', () => {
  it.each([
    ['/explore', ['/getTools', '/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/explore/', ['/getTools', '/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/', ['/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/tool/t1', ['/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/profile', ['/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/subscription', ['/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/subscription-success', ['/auth/verifytoken', ...OF_THE_BAR], 'member'],
    ['/auth', ['/auth/verifytoken'], 'public'],
    ['/reset-password', ['/auth/verifytoken'], 'public'],
    ['/payment-success', ['/auth/verifytoken'], 'public'],
    ['/explorer', ['/auth/verifytoken'], 'public'],
    ['/nowhere', ['/auth/verifytoken'], 'public'],
  ])('of a member at %s are %j', async (address, paths, shell) => {
    expect(await open(address, member)).toEqual({ asked: paths, shell });
    expect(Object.keys(window.earlyAnswers ?? {})).toEqual(paths);
  });

  it.each([
    ['a visitor', {}],
    ['a server that fails', { '/auth/verifytoken': () => Promise.resolve(Response.error()) }],
    ['no answer', { '/auth/verifytoken': () => Promise.reject(new TypeError('offline')) }],
    ['nobody in the answer', { '/auth/verifytoken': json({ success: false }) }],
    ['no JSON', { '/auth/verifytoken': () => Promise.resolve(new Response('<html>')) }],
    ['null', { '/auth/verifytoken': json(null) }],
  ])('ask nothing more for %s, and nothing surfaces', async (_, answers) => {
    const { asked } = await open('/explore', answers);
    expect(asked).toEqual(['/getTools', '/auth/verifytoken']);
  });

  it.each([
    ['the user itself', { email: 'a@b.c' }],
    ['{user}', { user: { username: 'a' } }],
    ['{data}', { data: { id: 5 } }],
  ])('know a member by %s', async (_, body) => {
    const { asked } = await open('/', { '/auth/verifytoken': json(body) });
    expect(asked).toEqual(['/auth/verifytoken', ...OF_THE_BAR]);
  });

  it('leave the answer to be read once more', async () => {
    await open('/', member);
    const answer = await window.earlyAnswers!['/auth/verifytoken'];
    expect(await answer!.json()).toEqual({ user: { _id: 'u1' } });
  });
});
