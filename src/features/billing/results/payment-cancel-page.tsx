import { paths } from '@/config/paths';
import { useGoBack } from '@/lib/react/use-go-back';
import { Button } from '@/ui/button';
import { ResultCard, ResultLayout, ResultLink } from './result-card';

/** The result page of a cancelled checkout. */
export function PaymentCancelPage() {
  const goBack = useGoBack(paths.home);

  return (
    <ResultLayout withLogo>
      <ResultCard
        scene="cancelled"
        state="Not paid"
        title="Payment Cancelled"
        text="No charges were made to your card."
      >
        <Button size="lg" block onClick={goBack}>
          Try Again
        </Button>
        <ResultLink to={paths.home}>Return Home</ResultLink>
      </ResultCard>
    </ResultLayout>
  );
}
