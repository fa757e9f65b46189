import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { shellShape } from '@/early/shell';
import { useNavigateTo } from '@/features/auth/use-navigate-to';
import { loginAddress } from '@/resources/session/login-address';
import { sessionQuery, useIsSignedIn } from '@/resources/session/queries';
import { Spinner } from '@/ui/spinner';
import { WaitingTitle } from '@/ui/waiting-title';
import { BareShell } from './layout/bare-shell';
import { PageShell } from './layout/page-shell';
import { SessionUnreachable } from './pages/session-unreachable';

/** How long "Redirecting to login..." is shown (docs/product/navigation.md#guarded-pages). */
const REDIRECT_DELAY_MS = 1000;

/**
 * Renders the page for a member; redirects a visitor (docs/product/navigation.md#guarded-pages).
 */
export function Guard() {
  // A check that failed on a public page is repeated.
  const session = useQuery({ ...sessionQuery, retryOnMount: true });
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();

  if (isSignedIn) return <Outlet />;
  if (session.isFetching || session.isPending) {
    return <PageShell shape={shellShape(pathname) ?? 'plain'} />;
  }
  if (session.isError) {
    return (
      <BareShell>
        <SessionUnreachable onRetry={() => void session.refetch()} />
      </BareShell>
    );
  }
  return <RedirectToLogin />;
}

function RedirectToLogin() {
  const navigateTo = useNavigateTo();

  useEffect(() => {
    const timer = setTimeout(
      () => navigateTo(loginAddress(window.location.href), { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [navigateTo]);

  return (
    <BareShell>
      <WaitingTitle />
      <Spinner>Redirecting to login...</Spinner>
    </BareShell>
  );
}
