import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { startApp } from '@/app/start/start';
import { UsageHost, type UsageHostProps } from '@/features/credits/usage-button/usage-host';
import { useUrlChangeEvent } from '@/lib/react/use-url-search';
import { useUser } from '@/resources/session/queries';
import { setupMockApi } from '@mock-api/node';
import { setupUser } from '../../../helpers/setup-user';

export const MAYA = 'maya@lindqvistcoaching.com';

const mockApi = setupMockApi();

function Page() {
  useUrlChangeEvent();
  const { pathname } = useLocation();
  return (
    <main>
      <p>{`Page ${pathname}`}</p>
      <Link to="/elsewhere?modal=usage">Elsewhere</Link>
    </main>
  );
}

/** Mounts the usage dashboard after the session check, as GlobalParts does. */
function MemberUsage(props: Omit<UsageHostProps, 'hasButton'>) {
  return useUser() && <UsageHost hasButton {...props} />;
}

/** A page with the usage dashboard and its button, as the shell mounts them. */
export function renderUsage(
  path: string,
  {
    as = MAYA,
    showGetMoreCredits = true,
    showManageSubscription = true,
  }: { as?: string; showGetMoreCredits?: boolean; showManageSubscription?: boolean } = {},
) {
  mockApi.signIn(as);
  window.history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const stop = startApp(queryClient);
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  const onGetMoreCredits = vi.fn<() => void>();
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Page />
          <MemberUsage {...{ onGetMoreCredits, showGetMoreCredits, showManageSubscription }} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  return { user: setupUser(), queryClient, onGetMoreCredits, unmount };
}

/** The open dashboard, or null. */
export const queryDashboard = () =>
  screen.queryByRole('dialog', { name: 'Credit Usage Dashboard' });

/** Waits until the dashboard is open. */
export const findDashboard = () => screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });

/** Waits for the floating button, which shows after the session check. */
export const findUsageButton = () => screen.findByRole('button', { name: /^Credit usage/ });

/** The number of requests to a path. */
export const countRequests = (path: string) =>
  mockApi.calls().filter((call) => call.path === path).length;
