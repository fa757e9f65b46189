import type { ReactNode } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import type { LoginFailure } from '@/resources/session/login-failure';
import { limitMessage } from '@/resources/session/rate-limit';
import { Alert } from '@/ui/notice';
import type { Wait } from './use-wait';

export interface FormAlertProps {
  failure: LoginFailure | null;
  wait: Wait;
  /** Said once a wait has passed. */
  waitIsOver: string;
  /** Below the failure's message: what helps. */
  hint?: ReactNode;
  /** Stands here when there is neither a wait nor a failure. */
  otherwise?: ReactNode;
}

/** The one thing that stands above a form: a wait, what failed, or what led here. */
export function FormAlert(props: FormAlertProps) {
  return (
    <div
      ref={props.failure ? focusOnMount : undefined}
      tabIndex={-1}
      className="mb-6 outline-none empty:hidden"
    >
      <Message {...props} />
    </div>
  );
}

function Message({ failure, wait, waitIsOver, hint, otherwise }: FormAlertProps) {
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
  if (wait.isOver) return <Alert tone="info">{waitIsOver}</Alert>;
  if (failure) {
    return (
      <Alert tone="danger">
        <p className="max-h-40 overflow-y-auto font-medium wrap-anywhere text-ink">
          {failure.message}
        </p>
        {hint && <p className="mt-1">{hint}</p>}
      </Alert>
    );
  }
  return otherwise ?? null;
}
