/** What the card of a result page shows before a payment is confirmed, and after an error. */
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { loginUrl } from '@/resources/sign-in/login-url';
import { Button, buttonClass } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultLink, type ResultCardProps } from './result-card';

const rowClass = 'flex justify-between border-t border-line py-[15px] last:border-b';

/**
 * The skeleton of the card while the first verification is in flight. It offers no retry,
 * which would abort the request and send it again.
 */
export function verifyingCard(title: string): ResultCardProps {
  return {
    scene: 'waiting',
    state: 'One moment',
    isChecking: true,
    title,
    text: 'Please keep this page open.',
    notice: (
      <div aria-hidden>
        {[1, 2, 3].map((line) => (
          <div key={line} className={rowClass}>
            <Skeleton className="h-3.5 w-24 rounded-mark" />
            <Skeleton className="h-3.5 w-14 rounded-mark" />
          </div>
        ))}
      </div>
    ),
    children: <Skeleton className="h-12 w-full rounded-control" />,
  };
}

export interface PendingPaymentCardProps {
  /** Whether the page is still polling. */
  isPolling: boolean;
  /** What happens after the confirmation: `Your credits are added`. */
  outcome: string;
  onCheckAgain: () => void;
  /** A link away from the page. */
  link: ReactNode;
}

/** The card of a payment that is not confirmed yet (docs/product/purchase.md#payment-success). */
export function pendingPaymentCard({
  isPolling,
  outcome,
  onCheckAgain,
  link,
}: PendingPaymentCardProps): ResultCardProps {
  return {
    scene: 'waiting',
    state: isPolling ? 'Checking again' : 'Waiting',
    isChecking: isPolling,
    title: `Your payment is still being ${isPolling ? 'confirmed' : 'processed'}`,
    text: isPolling
      ? `${outcome} as soon as the card provider confirms it. This page keeps checking for a minute.`
      : `${outcome} as soon as the card provider confirms it. You are not charged twice.`,
    children: (
      <>
        <Button
          size="lg"
          block
          busy={isPolling}
          busyLabel="Checking again..."
          onClick={onCheckAgain}
        >
          Check again
        </Button>
        {link}
      </>
    ),
  };
}

export interface PaymentErrorCardProps {
  message: string;
  /** The server's message or advice, below the error. Not shown to a visitor. */
  reason?: string | null;
  /** Whether to offer signing in, because the server may verify a payment only for its member. */
  isVisitor?: boolean;
  /** Verifies again; omitted if that cannot help. */
  onRetry?: () => void;
}

/** The card of a payment that could not be verified (docs/product/purchase.md#payment-success). */
export function paymentErrorCard({
  message,
  reason = null,
  isVisitor = false,
  onRetry,
}: PaymentErrorCardProps): ResultCardProps {
  return {
    scene: 'failed',
    state: 'Not verified',
    title: 'Payment Error',
    text: message,
    notice: isVisitor ? (
      <Alert tone="info">
        You are not signed in. If you have just paid, sign in and this page checks again.
      </Alert>
    ) : (
      reason && <p className="break-words text-ink-2">{reason}</p>
    ),
    children: (
      <>
        {isVisitor ? (
          // Not a router link: the login page may be on another host.
          <a
            href={loginUrl(window.location.href)}
            className={buttonClass({ size: 'lg', block: true })}
          >
            Sign in
          </a>
        ) : (
          onRetry && (
            <Button size="lg" block onClick={onRetry}>
              Try Again
            </Button>
          )
        )}
        <ResultLink to={paths.home} variant={isVisitor || onRetry ? 'secondary' : 'primary'}>
          Return Home
        </ResultLink>
      </>
    ),
  };
}
