import type { LoginFailure } from '@/resources/session/login-failure';
import type { SessionNotice } from '@/resources/session/notice';
import { limitMessage } from '@/resources/session/rate-limit';
import { Alert } from '@/ui/notice';
import { SupportLink } from './support-link';
import type { Wait } from './use-wait';

export interface SignInAlertProps {
  failure: LoginFailure | null;
  wait: Wait;
  notice: SessionNotice | null;
}

/** The one thing that stands above the form: a wait, what failed, or what led here. */
export function SignInAlert({ failure, wait, notice }: SignInAlertProps) {
  if (wait.limit) {
    return (
      <Alert tone="danger">
        {/* Heard once, when it appears: counting aloud would drown everything else. */}
        <p aria-live="off" className="num font-medium text-ink">
          {limitMessage(wait.limit)}
        </p>
      </Alert>
    );
  }
  if (wait.isOver) return <Alert tone="info">You can sign in again now.</Alert>;
  if (failure) {
    return (
      <Alert tone="danger">
        <p className="font-medium text-ink">{failure.message}</p>
        {failure.kind === 'auth' && (
          <p className="mt-1">
            Forgot your password? <SupportLink>Ask support to reset it</SupportLink>
          </p>
        )}
      </Alert>
    );
  }
  if (notice) return <Alert tone="info">Session expired. Please login again.</Alert>;
  return null;
}
