import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start';
import { setupMockApi } from '@mock-api/node';

const mockApi = setupMockApi();

/**
 * Renders the application at a URL with its real routes, in `StrictMode` with the session, like
 * main.tsx.
 * @param as e-mail of the demo member who is signed in; without it, the user is a visitor
 */
export function renderApp(path: string, { as }: { as?: string } = {}) {
  if (as !== undefined) mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  return {
    user: userEvent.setup({ delay: null }),
    queryClient,
    ...render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  };
}
