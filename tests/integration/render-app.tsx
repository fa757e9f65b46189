import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start';
import { setupMockApi } from '@mock-api/node';
import { setupUser } from '../helpers/setup-user';

const mockApi = setupMockApi();

export interface RenderOptions {
  /** E-mail of the demo member who is signed in; without it, the user is a visitor. */
  as?: string;
  /**
   * Renders in `StrictMode` like main.tsx, which finds components that are not pure. The tests of all
   * routes use it; it takes a sixth of the processor time.
   */
  isStrict?: boolean;
}

/** Renders the application at a URL with its real routes and the session. */
export function renderApp(path: string, { as, isStrict = false }: RenderOptions = {}) {
  if (as !== undefined) mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  return {
    user: setupUser(),
    queryClient,
    ...render(<App queryClient={queryClient} />, { reactStrictMode: isStrict }),
  };
}
