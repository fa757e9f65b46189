import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { isLeavingPortal, useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { sessionQuery, useUser } from '@/resources/session/queries';
import { keyOfMember } from '@/resources/session/session';
import { loginUrl } from '@/resources/sign-in/login-url';
import { Button } from '@/ui/button';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Spinner } from '@/ui/feedback/spinner';
import { Logo } from '@/ui/logo';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { BarFrame } from './layout/bar-frame';

/** How long "Redirecting to login..." is shown. */
const REDIRECT_DELAY_MS = 1000;

/**
 * Renders "Validating your session" until the session is known; then the page for a member, or a
 * redirect for a visitor.
 */
export function Guard() {
  // A check that failed on a public page is repeated when a link or redirect leads here, but not by
  // the first render.
  const retryOnMount = useNavigationType() !== NavigationType.Pop;
  const session = useQuery({ ...sessionQuery, retryOnMount });
  const user = useUser();

  // The key unmounts the page of one member when another one signs in.
  if (user) return <Outlet key={keyOfMember(user)} />;
  if (session.isFetching || session.isPending) {
    return (
      <LogoOnlyLayout>
        <PlaceholderHeading />
        <Spinner>Validating your session</Spinner>
      </LogoOnlyLayout>
    );
  }
  if (session.isError) {
    return (
      <LogoOnlyLayout>
        <SessionUnreachable onRetry={() => void session.refetch()} />
      </LogoOnlyLayout>
    );
  }
  return <RedirectToLogin />;
}

function RedirectToLogin() {
  const navigateToUrl = useNavigateToUrl();

  useEffect(() => {
    const timer = setTimeout(() => {
      // Logout opens the login page itself, which may be on another origin and take longer.
      if (!isLeavingPortal()) navigateToUrl(loginUrl(window.location.href), { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigateToUrl]);

  return (
    <LogoOnlyLayout>
      <PlaceholderHeading />
      <Spinner>Redirecting to login...</Spinner>
    </LogoOnlyLayout>
  );
}

/** The layout of a guarded page without a member: the bar shows only the logo. */
function LogoOnlyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BarFrame compact={false}>
        <Logo compact />
      </BarFrame>
      <main id="main" tabIndex={-1} className="frame py-10 outline-none">
        {children}
      </main>
    </>
  );
}

/** The error of a session check without a usable response (docs/product/session.md#first-check). */
function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      level={1}
      title="We can’t reach the portal"
      text="We can’t connect right now. This won’t sign you out. Check your internet and try again."
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
