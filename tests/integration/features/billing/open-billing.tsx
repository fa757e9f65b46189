import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start-app';
import { LoadPageContext } from '@/features/billing/use-checkout';
import { setupMockApi } from '@mock-api/node';
import { setupUser } from '../../../helpers/user';

const mockApi = setupMockApi();

/**
 * Opens the portal at a billing screen, with its own cache. The spy `loadPage` replaces navigation.
 * @param as e-mail of the demo member who is signed in; a visitor without it
 */
export function openBilling(path: string, { as }: { as?: string } = {}) {
  if (as !== undefined) mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const loadPage = vi.fn<(url: string) => void>();
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  const view = render(
    <StrictMode>
      <LoadPageContext value={loadPage}>
        <App queryClient={queryClient} />
      </LoadPageContext>
    </StrictMode>,
  );
  return { ...view, loadPage, queryClient, user: setupUser() };
}

/** The requests to a path below the API base since the last reset. */
export function callsTo(path: string) {
  return mockApi.calls().filter((call) => call.path === path);
}

/** Fires the event of a page that is restored from the back/forward cache. */
export function restoreFromCache(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
