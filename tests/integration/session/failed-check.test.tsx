import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUser } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const mockApi = setupMockApi();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  mockApi.server.use(http.get('*/auth/verifytoken', () => HttpResponse.html('<h1>Down</h1>')));
});

it('a failed session check keeps its Try Again when a component that reads the user mounts later', async () => {
  const { queryClient } = renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });

  renderHook(() => useUser(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(queryClient.isFetching()).toBe(0);
  expect(retry).toBeVisible();
});
