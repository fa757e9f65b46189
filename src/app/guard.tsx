import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { shellShape } from '@/early/shell';
import { useGoTo } from '@/features/auth/use-go-to';
import { loginAddress } from '@/resources/session/login-address';
import { sessionQuery } from '@/resources/session/queries';
import { useSessionStore } from '@/resources/session/store';
import { Spinner } from '@/ui/spinner';
import { BareShell } from './layout/bare-shell';
import { PageShell } from './layout/page-shell';
import { SessionUnreachable } from './pages/session-unreachable';

/** How long the visitor can read where they are being sent (core specification, section 2). */
const REDIRECT_DELAY_MS = 1000;

/** Lets a member through and sends a visitor to the login page (core specification, section 2). */
export function Guard() {
  // Coming from a public page, a check that failed there is made again.
  const session = useQuery({ ...sessionQuery, retryOnMount: true });
  const { pathname } = useLocation();
  const authenticated = useSessionStore((flags) => flags.authenticated);

  if (authenticated && session.data) return <Outlet />;
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
  const goTo = useGoTo();

  useEffect(() => {
    const timer = setTimeout(
      () => goTo(loginAddress(window.location.href), { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [goTo]);

  return (
    <BareShell>
      <Spinner>Redirecting to login...</Spinner>
    </BareShell>
  );
}
