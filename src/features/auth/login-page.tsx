import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '@/config/env';
import { isStorageBlocked, tabStorage } from '@/lib/browser/storage';
import { useTitle } from '@/lib/react/use-title';
import { takeNotice, type SessionNotice } from '@/resources/session/notice';
import { redirectTarget } from '@/resources/sign-in/redirect';
import { Alert } from '@/ui/feedback/alert';
import { PageHeading } from '@/ui/page-heading';
import { AuthFrame } from './auth-frame';
import { SignInForm } from './sign-in-form';
import { useRedirectMember } from './use-redirect-member';

/** The login page (docs/product/sign-in.md#login). */
export function LoginPage() {
  const isSignedIn = useRedirectAfterSignIn();
  const notice = useNotice();
  const [isBlocked] = useState(isStorageBlocked);
  useTitle('Sign in');

  return (
    <AuthFrame>
      <PageHeading className="text-32 font-semibold">Welcome back</PageHeading>
      <p className="mt-2 mb-7 text-16 text-muted">Sign in to pick up where you left off.</p>
      {isBlocked && (
        <div className="mb-5">
          <Alert tone="info">
            Your browser blocks cookies and site data for this page. Allow them if signing in does
            not work; what you type is kept only until you leave a page.
          </Alert>
        </div>
      )}
      <SignInForm isSignedIn={isSignedIn} notice={notice} />
    </AuthFrame>
  );
}

/** The parameter with the URL to open after login, and the key of its copy in session storage. */
const REDIRECT_TO = 'redirectTo';

/**
 * Stores `redirectTo` and redirects a signed-in member there. Returns whether a member is signed
 * in.
 */
function useRedirectAfterSignIn(): boolean {
  const redirectTo = new URLSearchParams(useLocation().search).get(REDIRECT_TO);
  const isSignedIn = useRedirectMember(() => takeReturnUrl(redirectTo));

  useEffect(() => {
    // `takeReturnUrl` validates the value.
    if (redirectTo !== null && !isSignedIn) tabStorage.write(REDIRECT_TO, redirectTo);
  }, [redirectTo, isSignedIn]);

  return isSignedIn;
}

/** The notice stored for this page. Reading removes it, so it is read in an effect. */
function useNotice(): SessionNotice | null {
  const [notice, setNotice] = useState<SessionNotice | null>(null);

  useLayoutEffect(() => {
    const stored = takeNotice();
    if (stored) setNotice(stored);
  }, []);

  return notice;
}

/**
 * Returns the validated URL to open after login and removes the stored one
 * (docs/product/session.md#returning-to-a-page).
 * @param redirectTo the parameter of the page's URL, which takes precedence
 */
function takeReturnUrl(redirectTo: string | null): string {
  const url = redirectTo ?? tabStorage.read(REDIRECT_TO);
  tabStorage.remove(REDIRECT_TO);
  const { loginUrl, portalOrigin } = env();
  return redirectTarget(url, { origin: window.location.origin, loginUrl, portalOrigin });
}
