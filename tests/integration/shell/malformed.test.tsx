import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceQuery } from '@/resources/credits/queries';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';
import { stubPhoneViewport } from './window';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const USER = { _id: 'u1', username: 'Maya Lindqvist', email: MAYA, profilePic: null };

const json = (path: string, body: JsonBodyType) =>
  http.get(`*${path}`, () => HttpResponse.json(body));
const findCreditPill = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a balance', () => {
  const validBalance = {
    success: true,
    totalTokens: 42,
    availableTokens: 30,
    reservedTokens: 12,
    activeStacks: [{}, {}],
    rewards: [],
  };

  it.each<[string, JsonBodyType, string]>([
    ['that is valid', validBalance, '42 credits, 12 reserved'],
    ['wrapped in `data`', { success: true, data: validBalance }, '42 credits, 12 reserved'],
    [
      'without lists',
      { ...validBalance, activeStacks: null, rewards: null },
      '42 credits, 12 reserved',
    ],
    [
      'with invalid list entries',
      { ...validBalance, activeStacks: [null, 1], rewards: [null, 'x'] },
      '42 credits, 12 reserved',
    ],
    [
      'with a string and an object for lists',
      { ...validBalance, activeStacks: 'two', rewards: {} },
      '42 credits, 12 reserved',
    ],
    [
      'with numbers as strings',
      { ...validBalance, totalTokens: '42', reservedTokens: '12' },
      '42 credits, 12 reserved',
    ],
    [
      'with negative numbers',
      { ...validBalance, totalTokens: -5, reservedTokens: -1 },
      '0 credits',
    ],
    [
      'with a fractional total',
      { ...validBalance, totalTokens: 1284.9, reservedTokens: 0 },
      '1,284 credits',
    ],
    [
      'with a very large total',
      { ...validBalance, totalTokens: 1e15, reservedTokens: 0 },
      '1,000,000,000,000,000 credits',
    ],
  ])('a balance response %s shows the balance and its breakdown', async (_, body, name) => {
    mockApi.server.use(json('/tokens/balance', body));
    renderApp('/', { as: MAYA });
    const shown = await findCreditPill(name);
    expect(screen.queryByRole('button', { name: 'Retry loading credits' })).not.toBeInTheDocument();
    fireEvent.click(shown);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Credit Breakdown');
  });

  it.each<[string, () => Response]>([
    ['null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([])],
    ['a string', () => HttpResponse.json('none')],
    ['an empty object', () => HttpResponse.json({})],
    ['without numbers', () => HttpResponse.json({ success: true })],
    ['with null for its total', () => HttpResponse.json({ ...validBalance, totalTokens: null })],
    ['with a non-numeric total', () => HttpResponse.json({ ...validBalance, totalTokens: 'many' })],
    [
      'with markup for its total',
      () => HttpResponse.json({ ...validBalance, totalTokens: '<img src=x onerror=alert(1)>' }),
    ],
    ['not successful', () => HttpResponse.json({ success: false, totalTokens: 900 })],
    ['HTML', () => HttpResponse.html('<h1>Down for maintenance</h1>')],
    [
      'broken JSON',
      () =>
        new HttpResponse('{"totalTokens": 9', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['empty', () => new HttpResponse(null)],
    ['an error', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
    ['a network error', () => HttpResponse.error()],
  ])('a balance response (%s) shows 0 credits with Retry', async (_, respond) => {
    mockApi.server.use(http.get('*/tokens/balance', respond));
    renderApp('/', { as: MAYA });
    expect(await findCreditPill('0 credits')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry loading credits' })).toBeInTheDocument();
    expect(screen.queryByText(/maintenance|Forbidden|Buy More|Subscribe/)).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Explore tools' })).toBeInTheDocument();
  });

  it('a failed balance request is not sent again by a component that mounts later', async () => {
    mockApi.server.use(http.get('*/tokens/balance', () => new HttpResponse(null, { status: 500 })));
    const { queryClient } = renderApp('/', { as: MAYA });
    await screen.findByRole('button', { name: 'Retry loading credits' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    renderHook(() => useQuery(balanceQuery), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    expect(queryClient.isFetching()).toBe(0);
    expect(screen.getByRole('button', { name: 'Retry loading credits' })).toBeVisible();
  });
});

it.each<[string, () => Response]>([
  ['null', () => HttpResponse.json(null)],
  ['without data', () => HttpResponse.json({ success: true })],
  ['with data of another type', () => HttpResponse.json({ success: true, data: 'pro' })],
  [
    'with fields of other types',
    () =>
      HttpResponse.json({
        success: true,
        data: { userPlanType: {}, hasActiveSubscription: 'yes', canPurchaseCredits: 1 },
      }),
  ],
  ['HTML', () => HttpResponse.html('<h1>Down for maintenance</h1>')],
  ['an error', () => HttpResponse.json({ msg: 'no' }, { status: 500 })],
])('a subscription status (%s) leaves the navigation bar complete', async (_, respond) => {
  mockApi.server.use(http.get('*/subscription/credit-purchase-status', respond));
  renderApp('/', { as: MAYA });
  expect(await findCreditPill('1,284 credits')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Profile menu' })).toBeInTheDocument();
  expect(screen.queryByText(/maintenance/)).not.toBeInTheDocument();
});

describe('a user', () => {
  const markup = '<img src=x onerror="alert(1)">';

  it.each<[string, JsonBodyType, string]>([
    ['without a name', { ...USER, username: undefined }, 'Welcome back'],
    ['with null for a name', { ...USER, username: null }, 'Welcome back'],
    ['with a blank name', { ...USER, username: '   ' }, 'Welcome back'],
    ['with an object for a name', { ...USER, username: { first: 'Maya' } }, 'Welcome back'],
    ['with a number for a name', { ...USER, username: 7 }, 'Welcome back, 7'],
    ['with markup for a name', { ...USER, username: `${markup}Maya` }, 'Welcome back, <img'],
    [
      'with a very long name',
      { ...USER, username: 'M'.repeat(5000) },
      `Welcome back, ${'M'.repeat(5000)}`,
    ],
    ['without an e-mail', { ...USER, email: null }, 'Welcome back, Maya'],
    ['wrapped in `user`', { user: USER }, 'Welcome back, Maya'],
    ['wrapped in `data`', { data: USER }, 'Welcome back, Maya'],
  ])('the home page greets the member of a user response %s', async (_, body, greeting) => {
    mockApi.server.use(json('/auth/verifytoken', body));
    const { user, container } = renderApp('/', { as: MAYA });
    expect(await screen.findByText(greeting)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each<[string, JsonBodyType]>([
    ['a JSON string', '"avatars/maya.svg"'],
    ['a JSON string of an object', '{"path":"/avatars/maya.svg"}'],
    ['an object', { key: 'avatars/maya.svg' }],
    ['a path', 'avatars/maya.svg'],
  ])('a profile picture given as %s is rendered as an image', async (_, profilePic) => {
    mockApi.server.use(json('/auth/verifytoken', { ...USER, profilePic }));
    const { container } = renderApp('/', { as: MAYA });
    await screen.findByRole('button', { name: 'Profile menu' });
    const source = container.querySelector('header img')?.getAttribute('src');
    expect(source).toContain('http://localhost:4100/assets/avatars/maya.svg?t=');
  });

  it.each<[string, JsonBodyType]>([
    ['broken JSON', '{"path": "avatars/ma'],
    ['null', null],
    ['a number', 12],
    ['a list', [1]],
    ['an empty object', '{}'],
    ['a `javascript:` URL', 'javascript:alert(1)'],
    ['a `data:` URL', '"data:image/svg+xml,<svg/>"'],
  ])('a profile picture given as %s is replaced by the first letter', async (_, profilePic) => {
    mockApi.server.use(json('/auth/verifytoken', { ...USER, profilePic }));
    const { container } = renderApp('/', { as: MAYA });
    const profileButton = await screen.findByRole('button', { name: 'Profile menu' });
    expect(profileButton).toHaveTextContent('M');
    expect(container.querySelector('header img')).toBeNull();
  });

  it('a profile picture that fails to load is replaced by the generic avatar and then by the first letter', async () => {
    mockApi.server.use(json('/auth/verifytoken', { ...USER, profilePic: '"gone.png"' }));
    const { container } = renderApp('/', { as: MAYA });
    const profileButton = await screen.findByRole('button', { name: 'Profile menu' });
    const picture = () => container.querySelector('header img');
    if (picture()) fireEvent.error(picture()!);
    expect(picture()).toHaveAttribute('src', '/generic-avatar.svg');
    if (picture()) fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(profileButton).toHaveTextContent('M');
  });

  it('a member without a name and a picture has neither an image nor a letter', async () => {
    mockApi.server.use(json('/auth/verifytoken', { ...USER, username: '' }));
    renderApp('/', { as: MAYA });
    const profileButton = await screen.findByRole('button', { name: 'Profile menu' });
    expect(profileButton.querySelector('img')).toBeNull();
    expect(profileButton).toHaveTextContent(/^$/);
  });
});

it('a malformed balance on a phone leaves the menu complete', async () => {
  stubPhoneViewport();
  mockApi.server.use(
    json('/tokens/balance', { success: true, totalTokens: {}, reservedTokens: [] }),
  );
  const { user } = renderApp('/', { as: MAYA });
  await findCreditPill('0 credits');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(
    /^Balance0CREDITSCouldn’t load your balance/,
  );
});
