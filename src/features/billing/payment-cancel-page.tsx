import { CircleSlash } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ResultCard, ResultPlace } from './result-card';

/** The page that a cancelled checkout comes back to (core specification, section 2). */
export function PaymentCancelPage() {
  const navigate = useNavigate();

  function tryAgain() {
    // A tab that was opened with this address has nothing to go back to.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(paths.home);
  }

  return (
    <ResultPlace withLogo>
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
    </ResultPlace>
  );
}
