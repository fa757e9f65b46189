import { CircleSlash } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ResultCard, ResultLayout } from './result-card';

/** The result page of a cancelled checkout (docs/product/purchase.md#payment-cancel). */
export function PaymentCancelPage() {
  const navigate = useNavigate();

  function tryAgain() {
    // A tab that was opened at this address has no earlier history entry.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(paths.home);
  }

  return (
    <ResultLayout withLogo>
      <ResultCard
        scene="stopped"
        state={
          <>
            <Icon of={CircleSlash} size={20} className="text-muted" />
            <span className="text-ink-2">Not paid</span>
          </>
        }
        title="Payment Cancelled"
        text="No charges were made to your card."
      >
        <Button size="lg" block onClick={tryAgain}>
          Try Again
        </Button>
        <Link
          to={paths.home}
          className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
        >
          Return Home
        </Link>
      </ResultCard>
    </ResultLayout>
  );
}
