import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, type Location, type To } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { isRecord } from '@/lib/parse/guards';
import { readVerbatim } from '@/lib/parse/url-parameters';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { useTitle } from '@/lib/react/use-title';
import { storeNotice } from '@/resources/session/notice';
import { buttonClass } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { PageHeading } from '@/ui/page-heading';
import { AuthFrame } from './auth-frame';
import { NewPasswordForm } from './new-password-form';
import { useRedirectMember } from './use-redirect-member';

/** Time to read a result before the redirect to the login page. */
const REDIRECT_DELAY_MS = 3000;

/** The page of a mailed reset link (docs/product/sign-in.md#new-password). */
export function ResetPasswordPage() {
  const location = useLocation();
  const { token, isInUrl } = readToken(location);
  const [isDone, setIsDone] = useState(false);
  const isRedirecting = useRedirectMember(() => paths.home);
  useTitle('Reset password');

  if (isDone) {
    return (
      <ResultMessage tone="pos" title="Password reset successfully!" isRedirecting={isRedirecting}>
        Success! redirecting...
      </ResultMessage>
    );
  }
  if (isInUrl) {
    // Removes the token from the URL before the captcha's script runs. The state of the history
    // entry keeps it for a reload.
    return <Navigate to={withoutToken(location)} replace state={{ token }} />;
  }
  if (token === '') {
    return (
      <ResultMessage tone="danger" isRedirecting={isRedirecting}>
        Invalid link, please request a new one.
      </ResultMessage>
    );
  }
  return (
    <Frame>
      <p className="mt-2 mb-7 text-16 text-muted">Choose a new password for your account.</p>
      {/* The key resets the form when another link is opened in this tab. */}
      <NewPasswordForm key={token} token={token} onDone={() => setIsDone(true)} />
      <p className="mt-6">
        <LoginLink />
      </p>
    </Frame>
  );
}

/** Reads the token of the mailed link from the URL, else from the state of the history entry. */
function readToken({ search, state }: Location<unknown>): { token: string; isInUrl: boolean } {
  const inUrl = readVerbatim(search, 'token')[0]?.trim() ?? '';
  if (inUrl !== '') return { token: inUrl, isInUrl: true };
  const stored = isRecord(state) ? state['token'] : undefined;
  return { token: typeof stored === 'string' ? stored : '', isInUrl: false };
}

function withoutToken({ pathname, search, hash }: Location<unknown>): To {
  const query = new URLSearchParams(search);
  query.delete('token');
  return { pathname, search: query.toString(), hash };
}

interface ResultProps {
  tone: 'pos' | 'danger';
  title?: string;
  /** A redirect to another page than login is in progress. */
  isRedirecting: boolean;
  children: string;
}

/** Shows a final message, then redirects to the login page. */
function ResultMessage({ tone, title, isRedirecting, children }: ResultProps) {
  const navigateToUrl = useNavigateToUrl();

  useEffect(() => {
    if (isRedirecting) return;
    // The entry is replaced, because the link in it is no longer valid.
    const timer = setTimeout(() => {
      storeNotice(tone === 'pos' ? 'password-reset' : 'invalid-link');
      navigateToUrl(env().loginUrl, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [tone, isRedirecting, navigateToUrl]);

  return (
    <Frame>
      <Alert tone={tone} title={title} takesFocus className="my-6">
        {children}
      </Alert>
      <LoginLink />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame>
      <PageHeading className="text-32 font-semibold">Reset your password</PageHeading>
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
