import type { ReactNode } from 'react';
import type { LoginFailure } from '@/resources/sign-in/login-failure';
import { rateLimitMessage } from '@/resources/sign-in/rate-limit';
import { Alert } from '@/ui/feedback/alert';
import type { RateLimitWait } from './use-rate-limit-wait';

export interface FormAlertProps {
  failure: LoginFailure | null;
  wait: RateLimitWait;
  /** Shown after a wait has passed. */
  waitOverMessage: string;
  /** Shown below the failure's message. */
  hint?: ReactNode;
  /** Shown without a wait and without a failure. */
  fallback?: ReactNode;
}

/** The message above a form: a rate limit, a failure, or the fallback. */
export function FormAlert(props: FormAlertProps) {
  return (
    <div className="mb-6 empty:hidden">
      <Message {...props} />
    </div>
  );
}

function Message({ failure, wait, waitOverMessage, hint, fallback }: FormAlertProps) {
  if (wait.limit) {
    return (
      <Alert tone="danger" takesFocus={failure !== null}>
        {/* The alert is announced once; without this, the countdown would be announced each second. */}
        <p aria-live="off" className="num font-medium text-ink">
          {rateLimitMessage(wait.limit)}
        </p>
      </Alert>
    );
  }
  if (wait.isOver) return <Alert tone="info">{waitOverMessage}</Alert>;
  if (failure) {
    return (
      <Alert tone="danger" takesFocus>
        <p className="max-h-40 overflow-y-auto font-medium wrap-anywhere text-ink">
          {failure.message}
        </p>
        {hint && <p className="mt-1">{hint}</p>}
      </Alert>
    );
  }
  return fallback ?? null;
}
