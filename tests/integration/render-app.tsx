import type { ComponentType, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start-app';
import { useUser } from '@/resources/session/queries';
import { Toaster } from '@/ui/feedback/toaster';
import { setupMockApi } from '@mock-api/node';
import { setupUser } from '../helpers/user';

const mockApi = setupMockApi();

export interface RenderOptions {
  /** E-mail of the demo member who is signed in; without it, the user is a visitor. */
  as?: string;
  /**
   * Renders in `StrictMode` like main.tsx, which finds components that are not pure. The tests of
   * all routes use it; it takes a sixth of the processor time.
   */
  isStrict?: boolean;
  /** Renders around the application. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** Opens a URL and starts the session, of a member unless `as` is missing, with its own cache. */
function startAt(path: string, as?: string) {
  if (as !== undefined) mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  return { user: setupUser(), queryClient };
}

/** Renders the application at a URL with its real routes and the session. */
export function renderApp(path: string, { as, isStrict = false, wrapper }: RenderOptions = {}) {
  const started = startAt(path, as);
  const app = <App queryClient={started.queryClient} />;
  return { ...started, ...render(app, { reactStrictMode: isStrict, ...(wrapper && { wrapper }) }) };
}

function MemberPart({ children }: { children: ReactNode }) {
  return useUser() && children;
}

/**
 * Renders a screen or a part of one for a member, without routes, bar and dialogs, but with toasts
 * and the router as `App` sets it up: half of the processor time of the application.
 */
export function renderPart(part: ReactNode, as: string, path = '/') {
  const started = startAt(path, as);
  const view = render(
    <QueryClientProvider client={started.queryClient}>
      <BrowserRouter useTransitions={false}>
        <MemberPart>{part}</MemberPart>
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...started, ...view };
}
