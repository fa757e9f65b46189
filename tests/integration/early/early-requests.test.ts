import { expect, it, onTestFinished, vi } from 'vitest';
import * as endpoints from '@/config/endpoints';
import { sendEarlyRequests } from '@/early/early-requests';
import { shellShape } from '@/config/routes';
import { takeEarlyResponse } from '@/http/early-responses';
import { deferred, flushTasks } from '../../helpers/deferred';

const API = 'https://api.example/api';

/** Sends the early requests of a URL; a path without a response gets 401. */
async function sendFor(pathname: string, responses: Record<string, () => Promise<Response>> = {}) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string, { credentials }: RequestInit) => {
    expect(credentials).toBe('include');
    expect(url.startsWith(`${API}/`)).toBe(true);
    const path = url.slice(API.length);
    requested.push(path);
    return responses[path]?.() ?? Promise.resolve(new Response(null, { status: 401 }));
  });
  onTestFinished(() => void delete window.earlyResponses);
  sendEarlyRequests(API, shellShape({ pathname, search: '' }));
  await flushTasks();
  return requested;
}

const json = (body: unknown) => () => Promise.resolve(Response.json(body));
const { verifyToken, tools, balance, creditPurchaseStatus, userData, usageStatus } = endpoints;
const member = { [verifyToken]: json({ user: { _id: 'u1' } }) };
const OF_A_MEMBER = [verifyToken, balance, creditPurchaseStatus, usageStatus];
const WITH_FIRST_RUN = [verifyToken, balance, creditPurchaseStatus, userData, usageStatus];

it.each([
  ['/explore', [tools, ...WITH_FIRST_RUN]],
  ['/explore/', [tools, ...WITH_FIRST_RUN]],
  ['/', WITH_FIRST_RUN],
  ['/tool/t1', OF_A_MEMBER],
  ['/profile', OF_A_MEMBER],
  ['/subscription', OF_A_MEMBER],
  ['/subscription-success', OF_A_MEMBER],
  ['/auth', [verifyToken]],
  ['/reset-password', [verifyToken]],
  ['/payment-success', [verifyToken]],
  ['/explorer', [verifyToken]],
  ['/nowhere', [verifyToken]],
])('the early requests of a member at %s are %j', async (url, paths) => {
  expect(await sendFor(url, member)).toEqual(paths);
  expect(Object.keys(window.earlyResponses ?? {})).toEqual(paths);
});

it.each([
  ['a visitor', {}],
  ['a server error', { [verifyToken]: () => Promise.resolve(Response.error()) }],
  ['no response', { [verifyToken]: () => Promise.reject(new TypeError('offline')) }],
  ['a response without a user', { [verifyToken]: json({ success: false }) }],
  ['no JSON', { [verifyToken]: () => Promise.resolve(new Response('<html>')) }],
  ['null', { [verifyToken]: json(null) }],
])(
  'the early requests stop after the session check for %s, without an unhandled rejection',
  async (_, responses) => {
    expect(await sendFor('/explore', responses)).toEqual([tools, verifyToken]);
  },
);

it.each([
  ['the user itself', { email: 'a@b.c' }],
  ['{user}', { user: { username: 'a' } }],
  ['{data}', { data: { id: 5 } }],
])('the early session check recognizes a member in %s', async (_, body) => {
  expect(await sendFor('/', { [verifyToken]: json(body) })).toEqual(WITH_FIRST_RUN);
});

it('the early balance and plan can be used while the session check is pending, and are requested once', async () => {
  const check = deferred<Response>();
  const requested = await sendFor('/', {
    [verifyToken]: () => check.promise,
    [balance]: json({ totalTokens: 12 }),
  });
  const taken = takeEarlyResponse(balance);
  expect(requested).toEqual([verifyToken]);

  check.resolve(Response.json({ user: { _id: 'u1' } }));
  expect((await taken)?.text).toBe('{"totalTokens":12}');
  expect(requested).toEqual(WITH_FIRST_RUN);
});

it('the response of the early session check can be read by the application', async () => {
  await sendFor('/', member);
  expect((await takeEarlyResponse(verifyToken))?.text).toBe('{"user":{"_id":"u1"}}');
});
