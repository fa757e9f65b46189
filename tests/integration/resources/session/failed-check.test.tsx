import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start-app';
import { sessionQuery } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { setInlineResponses } from '../../../helpers/requests';
import { cookiesOfBrowser, MAYA } from '../../../helpers/tabs';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const failCheck = (respond: () => Response) =>
  mockApi.server.use(http.get('*/auth/verifytoken', respond, { once: true }));

it('a session check that gets an HTML page shows that the member stays signed in, and Try Again opens the page', async () => {
  failCheck(() => HttpResponse.html('<h1>Down</h1>'));
  const { user } = renderApp('/explore', { as: MAYA });
  expect(await screen.findByRole('alert')).toHaveTextContent('This won’t sign you out.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /^1,284 credits/ })).toBeVisible();
});

it('a session check that fails before the first render is not repeated by it', async () => {
  failCheck(() => HttpResponse.error());
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
  expect(cookiesOfBrowser().countCalls('/auth/verifytoken')).toBe(1);
});

it('a session check that failed on a public page is repeated when a guarded page opens', async () => {
  failCheck(() => HttpResponse.json({}, { status: 500 }));
  const { user, queryClient } = renderApp('/payment-cancel', { as: MAYA });
  await waitFor(() =>
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.status).toBe('error'),
  );
  await user.click(await screen.findByRole('link', { name: 'Return Home' }));
  expect(await screen.findByText(/^Welcome back,/)).toBeVisible();
});

it('Try Again after a failed session check loads the tools, although they failed with the check before', async () => {
  const down = () => Promise.resolve(HttpResponse.json({}, { status: 503 }));
  setInlineResponses({ '/auth/verifytoken': down(), '/getTools': down() });
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /^Value Ladder Agent/ })).toBeVisible();
});
