import { useState } from 'react';
import { env } from '@/config/env';
import { login } from '@/resources/session/login';
import type { SessionNotice } from '@/resources/session/notice';
import { validateSignIn, type SignInValues } from '@/resources/sign-in/sign-in-rules';
import { loginFailure } from '@/resources/sign-in/login-failure';
import { formatWait } from '@/resources/sign-in/rate-limit';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { PasswordField } from '@/ui/form/password-field';
import { TextField } from '@/ui/form/text-field';
import { lazyPart } from '@/ui/lazy-part';
import { Reason } from '@/ui/tooltip/reason';
import { Captcha } from './captcha';
import { FormAlert } from './form-alert';
import type { ResetLinkDialogProps } from './reset-link-dialog';
import { useCaptchaForm } from './use-captcha-form';

// The mode is a build constant, so other builds remove this code.
const DemoMembers =
  import.meta.env.MODE === 'dev'
    ? lazyPart(async () => (await import('./demo-members')).DemoMembers, { failure: () => null })
    : null;

const LazyResetLink = lazyDialog<ResetLinkDialogProps>(
  async () => (await import('./reset-link-dialog')).ResetLinkDialog,
);

export interface SignInFormProps {
  /** A member is signed in and being redirected. */
  isSignedIn: boolean;
  notice: SessionNotice | null;
}

/** The login form (docs/product/sign-in.md#login). */
export function SignInForm({ isSignedIn, notice }: SignInFormProps) {
  // After success the login page redirects the signed-in member.
  const signIn = useCaptchaForm<SignInValues>({
    name: 'login',
    initial: { email: '', password: '' },
    validate: validateSignIn,
    send: async (fields, captcha) => {
      await login({ email: fields.email.trim(), password: fields.password, captcha });
    },
    toFailure: loginFailure,
  });
  const { failure, wait, field } = signIn;
  const [isResetting, setIsResetting] = useState(false);
  const { limit } = wait;

  return (
    <>
      <FormAlert
        failure={failure}
        wait={wait}
        waitOverMessage="You can sign in again now."
        hint={
          failure?.kind === 'auth' && (
            <>
              <span>Forgot your password? Use the</span>{' '}
              <ForgotLink onOpen={() => setIsResetting(true)}>forgot-password link</ForgotLink>
              <span>.</span>
            </>
          )
        }
        fallback={notice && <NoticeAlert notice={notice} />}
      />
      <form {...signIn.formProps} className="flex flex-col gap-5">
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder="Enter your email"
        />
        <PasswordField
          {...field('password')}
          label="Password"
          labelAside={<ForgotLink onOpen={() => setIsResetting(true)}>Forgot password?</ForgotLink>}
          autoComplete="current-password"
          required
          placeholder="Enter your password"
        />
        <Captcha {...signIn.captchaProps} />
        <Reason text={limit ? `You can sign in again in ${formatWait(limit.seconds)}.` : undefined}>
          <Button
            type="submit"
            size="lg"
            block
            className="mt-1"
            busy={signIn.busy || isSignedIn}
            busyLabel="Signing in..."
          >
            {limit ? 'Please Wait...' : 'Sign in'}
          </Button>
        </Reason>
      </form>
      <LazyResetLink
        open={isResetting}
        onOpenChange={setIsResetting}
        readEmail={() => signIn.read().email}
      />
      {DemoMembers && env().mode === 'dev' && <DemoMembers onPick={signIn.fillIn} />}
    </>
  );
}

/** Opens the Reset Your Password dialog; preloads its code on hover and focus. */
function ForgotLink({ onOpen, children }: { onOpen: () => void; children: string }) {
  const { preload } = LazyResetLink;
  return (
    <Button variant="link" onPointerEnter={preload} onFocus={preload} onClick={onOpen}>
      {children}
    </Button>
  );
}

/** The message of the page that redirected here (docs/product/sign-in.md#login). */
function NoticeAlert({ notice }: { notice: SessionNotice }) {
  switch (notice) {
    case 'expired':
    case 'expired-text-kept':
    case 'cookies-blocked':
      return (
        <Alert tone="info">
          <p>Session expired. Please login again.</p>
          {notice === 'expired-text-kept' && <p>What you typed is kept in this tab.</p>}
          {notice === 'cookies-blocked' && (
            <p>
              {`If this happens again, your browser blocks the cookies that keep you signed in: allow those of ${new URL(env().apiUrl).hostname} in its settings.`}
            </p>
          )}
        </Alert>
      );
    case 'logout-failed':
      return (
        <Alert tone="warn" title="You may still be signed in.">
          We couldn’t log you out. Please reload this page and try again.
        </Alert>
      );
    case 'password-changed':
      return (
        <Alert tone="pos" title="Password changed successfully!">
          Please sign in with your new password.
        </Alert>
      );
    case 'password-reset':
      return (
        <Alert tone="pos" title="Password reset successfully!">
          Please sign in with your new password.
        </Alert>
      );
    case 'invalid-link':
      return <Alert tone="danger">Invalid link, please request a new one.</Alert>;
  }
}
