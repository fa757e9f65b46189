import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start-app';
import { sessionQuery, useUser } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { setInlineResponses } from '../../../helpers/requests';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();

/** Opens a page of a member whose session check gets this response. */
function openWithFailedCheck(respond: () => Response) {
  vi.spyOn(console, 'warn').mockReturnValue();
  mockApi.server.use(http.get('*/auth/verifytoken', respond));
  return renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
}

it.each([
  ['an HTML page', () => HttpResponse.html('<h1>Down</h1>')],
  ['no response', () => HttpResponse.error()],
])(
  'a session check that gets %s shows that the member stays signed in, and Try Again opens the page',
  async (_, respond) => {
    const { user } = openWithFailedCheck(respond);
    expect(await screen.findByRole('alert')).toHaveTextContent('This won’t sign you out.');
    mockApi.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: /^1,284 credits/ })).toBeVisible();
  },
);

it('a session check that fails before the first render is not repeated by it', async () => {
  mockApi.server.use(http.get('*/auth/verifytoken', () => HttpResponse.error()));
  window.history.pushState(null, '', '/explore');
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  await expect.poll(() => queryClient.getQueryState(sessionQuery.queryKey)?.status).toBe('error');
  render(<App queryClient={queryClient} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(mockApi.calls().filter(({ path }) => path === '/auth/verifytoken')).toHaveLength(1);
});

it('Try Again after a failed session check loads the tools, although they failed with the check before', async () => {
  setInlineResponses({
    '/auth/verifytoken': Promise.resolve(HttpResponse.json({}, { status: 503 })),
    '/getTools': Promise.resolve(HttpResponse.json({}, { status: 503 })),
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /^Value Ladder Agent/ })).toBeVisible();
});

it('a failed session check keeps its Try Again when a component that reads the user mounts later', async () => {
  const { queryClient } = openWithFailedCheck(() => HttpResponse.html('<h1>Down</h1>'));
  const retry = await screen.findByRole('button', { name: 'Try Again' });

  renderHook(() => useUser(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(queryClient.isFetching()).toBe(0);
  expect(retry).toBeVisible();
});
