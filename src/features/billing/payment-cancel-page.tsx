import { CircleSlash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useGoBack } from '@/lib/use-go-back';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ResultCard, ResultLayout } from './result-card';

/** The result page of a cancelled checkout (docs/product/purchase.md#payment-cancel). */
export function PaymentCancelPage() {
  const goBack = useGoBack(paths.home);

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
        <Button size="lg" block onClick={goBack}>
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
