import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useGoTo } from '@/features/auth/use-go-to';
import { loginAddress } from '@/resources/session/login-address';
import { sessionQuery } from '@/resources/session/queries';
import { useSessionStore } from '@/resources/session/store';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { BareShell } from './layout/bare-shell';
import { SessionUnreachable } from './pages/session-unreachable';

/** How long the visitor can read where they are being sent (core specification, section 2). */
const REDIRECT_DELAY_MS = 1000;

/** A check that takes longer offers a reload; together with the start-up that is within 15 s. */
const SLOW_CHECK_MS = 10_000;

/** Lets a member through and sends a visitor to the login page (core specification, section 2). */
export function Guard() {
  // Coming from a public page, a check that failed there is made again.
  const session = useQuery({ ...sessionQuery, retryOnMount: true });
  const authenticated = useSessionStore((flags) => flags.authenticated);

  if (authenticated && session.data) return <Outlet />;
  if (session.isFetching || session.isPending) {
    return <Validating />;
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

function Validating() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_CHECK_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <BareShell>
      <Spinner>Validating your session</Spinner>
      {isSlow && (
        <p role="alert" className="mt-3">
          This takes longer than usual.{' '}
          <Button variant="link" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </p>
      )}
    </BareShell>
  );
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
