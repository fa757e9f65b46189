import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { loginAddress } from '@/resources/session/login-address';
import { Button, buttonClass } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { ResultCard } from './result-card';
import { FailedMark } from './result-marks';

export interface PaymentErrorCardProps {
  message: string;
  /** The server's message or an advice, below the error. Not shown to a visitor. */
  reason?: string | null;
  /** Whether to offer signing in: verifying fails for a visitor. */
  isVisitor?: boolean;
  /** Verifies again; absent if that cannot help. */
  onRetry?: () => void;
}

/** Returns the card of a payment that could not be verified (docs/product/purchase.md#payment-success). */
export function paymentErrorCard({
  message,
  reason = null,
  isVisitor = false,
  onRetry,
}: PaymentErrorCardProps) {
  const isSecondary = isVisitor || onRetry !== undefined;
  return (
    <ResultCard
      scene="failed"
      state={<FailedMark>Not verified</FailedMark>}
      title="Payment Error"
      text={message}
      notice={
        isVisitor ? (
          <Alert tone="info">
            You are not signed in. If you have just paid, sign in and this page checks again.
          </Alert>
        ) : (
          reason && <p className="break-words text-ink-2">{reason}</p>
        )
      }
    >
      {isVisitor ? (
        // Not a router link: the login page may be on another host.
        <a
          href={loginAddress(window.location.href)}
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
      <Link
        to={paths.home}
        className={buttonClass({
          variant: isSecondary ? 'secondary' : 'primary',
          size: 'lg',
          block: true,
        })}
      >
        Return Home
      </Link>
    </ResultCard>
  );
}
