import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CreditPill } from '@/features/credits/balance/credit-pill';
import { balanceQuery } from '@/resources/credits/queries';
import { setupMockApi } from '@mock-api/node';
import { hoverForTooltip } from '../../helpers/user';
import { renderApp, renderPart } from '../render-app';
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
    [
      'with malformed lists',
      { ...validBalance, activeStacks: 'two', rewards: [null, 'x'] },
      '42 credits, 12 reserved',
    ],
    [
      'with negative numbers',
      { ...validBalance, totalTokens: -5, reservedTokens: -1 },
      '-5 credits',
    ],
    [
      'with a fractional total',
      { ...validBalance, totalTokens: 1284.9, reservedTokens: 0 },
      '1,284 credits',
    ],
  ])('a balance response %s shows the balance and its breakdown', async (_, body, name) => {
    mockApi.server.use(json('/tokens/balance', body));
    renderPart(<CreditPill offsetRight={0} />, MAYA);
    const shown = await findCreditPill(name);
    expect(screen.queryByRole('button', { name: 'Retry loading credits' })).not.toBeInTheDocument();
    await hoverForTooltip(shown);
    expect(await screen.findByText('Credit Breakdown')).toBeVisible();
  });

  it('a malformed balance response shows 0 credits with Retry, and the page', async () => {
    mockApi.server.use(json('/tokens/balance', { ...validBalance, totalTokens: '<img src=x>' }));
    renderApp('/', { as: MAYA });
    expect(await findCreditPill('0 credits')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry loading credits' })).toBeInTheDocument();
    expect(screen.queryByText(/Buy More|Subscribe/)).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Explore tools' })).toBeInTheDocument();
  });

  it('a failed balance request is not sent again by a component that mounts later', async () => {
    mockApi.server.use(http.get('*/tokens/balance', () => new HttpResponse(null, { status: 500 })));
    const { queryClient } = renderPart(<CreditPill offsetRight={0} />, MAYA);
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

describe('a user', () => {
  const markup = '<img src=x onerror="alert(1)">';

  it.each<[string, JsonBodyType, string]>([
    ['with a blank name', { ...USER, username: '   ' }, 'Welcome back'],
    ['with markup for a name', { ...USER, username: `${markup}Maya` }, '<img'],
  ])('the home page greets the member of a user response %s', async (_, body, greeting) => {
    mockApi.server.use(json('/auth/verifytoken', body));
    const { user, container } = renderApp('/', { as: MAYA });
    expect(await screen.findByText(greeting)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
    expect(container.querySelector('img[src="x"], img[onerror]')).toBeNull();
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
