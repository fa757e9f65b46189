import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStorageAvailable } from '@/lib/storage';
import { useTitle } from '@/lib/use-title';
import { takeNotice, type SessionNotice } from '@/resources/session/notice';
import { useUser } from '@/resources/session/queries';
import { useSessionStore } from '@/resources/session/store';
import { Alert } from '@/ui/notice';
import { AuthFrame } from './auth-frame';
import { keepReturnAddress, redirectParameter, takeReturnAddress } from './return-address';
import { SignInForm } from './sign-in-form';
import { useGoTo } from './use-go-to';

/** The login page (credits specification, section 2). */
export function LoginPage() {
  const signedIn = useFollowSignIn();
  const notice = useNotice();
  const [keepsData] = useState(isStorageAvailable);
  useTitle('Sign in');

  return (
    <AuthFrame>
      <h1 className="text-32 font-semibold">Welcome back</h1>
      <p className="mt-2 mb-7 text-16 text-muted">Sign in to pick up where you left off.</p>
      {!keepsData && (
        <div className="mb-5">
          <Alert tone="info">
            Your browser blocks cookies and site data for this page. Allow them if signing in does
            not work; what you type is kept only until you leave a page.
          </Alert>
        </div>
      )}
      <SignInForm signedIn={signedIn} notice={notice} />
    </AuthFrame>
  );
}

/** Keeps `redirectTo`, and leads a member there: one who signs in, or who arrives signed in. */
function useFollowSignIn(): boolean {
  const goTo = useGoTo();
  const redirectTo = redirectParameter(useLocation().search);
  const authenticated = useSessionStore((flags) => flags.authenticated);
  // The guard asks for both; asking for less here would send a member to and fro.
  const signedIn = useUser() !== null && authenticated;
  const hasLeft = useRef(false);

  useEffect(() => {
    if (redirectTo !== null) keepReturnAddress(redirectTo);
  }, [redirectTo]);

  useEffect(() => {
    if (!signedIn || hasLeft.current) return;
    hasLeft.current = true;
    goTo(takeReturnAddress(redirectTo), { replace: true });
  }, [signedIn, redirectTo, goTo]);

  return signedIn;
}

/** The notice left for this page. Taking it removes it, which a render must not do. */
function useNotice(): SessionNotice | null {
  const [notice, setNotice] = useState<SessionNotice | null>(null);

  useLayoutEffect(() => {
    const taken = takeNotice();
    if (taken) setNotice(taken);
  }, []);

  return notice;
}
