import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, type Location, type To } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/use-title';
import { focusOnMount } from '@/lib/focus-on-mount';
import { useUser } from '@/resources/session/queries';
import { useSessionStore } from '@/resources/session/store';
import { buttonClass } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { AuthFrame } from './auth-frame';
import { NewPasswordForm } from './new-password-form';
import { useGoTo } from './use-go-to';

/**
 * How long a result can be read before the login page takes over (credits specification, section
 * 9).
 */
const REDIRECT_DELAY_MS = 3000;

/** The page that a mailed reset link opens (credits specification, sections 2, 5 and 8). */
export function ResetPasswordPage() {
  const location = useLocation();
  const { token, isInAddress } = readToken(location);
  const [isDone, setIsDone] = useState(false);
  const isLeaving = useMemberGoesHome();
  useTitle('Reset password');

  if (isDone) {
    return (
      <Result tone="pos" title="Password reset successfully!" isLeaving={isLeaving}>
        Success! redirecting...
      </Result>
    );
  }
  if (isInAddress) {
    // Out of the address before the captcha's script runs; a reload finds it in the history entry.
    return <Navigate to={withoutToken(location)} replace state={{ token }} />;
  }
  if (token === '') {
    return (
      <Result tone="danger" isLeaving={isLeaving}>
        Invalid link, please request a new one.
      </Result>
    );
  }
  return (
    <Frame>
      <p className="mt-2 mb-7 text-16 text-muted">Choose a new password for your account.</p>
      {/* Another link is another form. */}
      <NewPasswordForm key={token} token={token} onDone={() => setIsDone(true)} />
      <p className="mt-6">
        <LoginLink />
      </p>
    </Frame>
  );
}

/**
 * The token of the mailed link: in the address at first, then in the state of the history entry.
 */
function readToken({ search, state }: Location<unknown>): { token: string; isInAddress: boolean } {
  const inAddress = new URLSearchParams(search).get('token')?.trim() ?? '';
  if (inAddress !== '') return { token: inAddress, isInAddress: true };
  const kept: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'token') : undefined;
  return {
    token: typeof kept === 'string' && !isOpenedWithoutToken ? kept : '',
    isInAddress: false,
  };
}

/**
 * Whether this page was opened, not reloaded, at an address without a token. Browsers keep the
 * state of the history entry when the same address is opened again, as they do for a reload.
 */
const isOpenedWithoutToken =
  performance
    .getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'type') === 'navigate') &&
  !new URLSearchParams(window.location.search).has('token');

function withoutToken({ pathname, search, hash }: Location<unknown>): To {
  const query = new URLSearchParams(search);
  query.delete('token');
  return { pathname, search: query.toString(), hash };
}

/** Who is signed in has no use for a reset link. True while that is so. */
function useMemberGoesHome(): boolean {
  const goTo = useGoTo();
  const authenticated = useSessionStore((flags) => flags.authenticated);
  // The guard asks for both; asking for less here would send a member to and fro.
  const signedIn = useUser() !== null && authenticated;
  const hasLeft = useRef(false);

  useEffect(() => {
    if (!signedIn || hasLeft.current) return;
    hasLeft.current = true;
    goTo(paths.home, { replace: true });
  }, [signedIn, goTo]);

  return signedIn;
}

interface ResultProps {
  tone: 'pos' | 'danger';
  title?: string;
  /** Somewhere else than to the login page. */
  isLeaving: boolean;
  children: string;
}

/** Nothing is left to do here: says so, and goes to the login page. */
function Result({ tone, title, isLeaving, children }: ResultProps) {
  const goTo = useGoTo();

  useEffect(() => {
    if (isLeaving) return;
    // Back must not lead to a link that is used up.
    const timer = setTimeout(() => goTo(env().loginUrl, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, goTo]);

  return (
    <Frame>
      <div ref={focusOnMount} tabIndex={-1} className="mt-6 mb-6 outline-none">
        <Alert tone={tone} title={title}>
          {children}
        </Alert>
      </div>
      <LoginLink />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame>
      <h1 className="text-32 font-semibold">Reset your password</h1>
      {children}
    </AuthFrame>
  );
}

function LoginLink() {
  return (
    <a href={env().loginUrl} className={buttonClass({ variant: 'link' })}>
      Back to sign in
    </a>
  );
}
