import { useRef } from 'react';
import type { PlanCard } from '@/resources/subscription/plans/plan-cards';
import type { Plan } from '@/resources/subscription/plans/schema';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { Checkout } from './use-checkout';

export interface PlanActionProps {
  card: PlanCard;
  /** Whether the buttons that start a subscription are shown. */
  offer: 'shown' | 'hidden' | 'loading';
  checkout: Checkout<Plan>;
  /** Id of the plan's heading, which describes the button. */
  headingId: string;
}

/**
 * The button of a plan and the error of its checkout (docs/product/plans.md#start-subscription).
 * The free plan has no button, unless it is the current one.
 */
export function PlanAction({ card, offer, checkout, headingId }: PlanActionProps) {
  const { plan, tier, isCurrent, showsPopular, button } = card;
  const { busy, failure, start, dismissFailure } = checkout;
  const startButton = useRef<HTMLButtonElement>(null);

  function dismiss() {
    dismissFailure();
    // The focus was on the alert, which unmounts.
    startButton.current?.focus();
  }

  if (isCurrent) {
    return (
      <Button variant="secondary" block disabledReason="You are on this plan.">
        {button}
      </Button>
    );
  }
  if (tier === 'free' || offer === 'hidden') return null;
  if (offer === 'loading') return <Skeleton className="h-10 w-full rounded-control max-sm:h-11" />;
  return (
    <>
      {failure?.order.id === plan.id && failure.order.name === plan.name && (
        <Alert tone="danger" className="mb-3" onDismiss={dismiss}>
          {failure.message}
        </Alert>
      )}
      <Button
        ref={startButton}
        aria-describedby={headingId}
        variant={showsPopular ? 'primary' : 'secondary'}
        block
        busy={busy?.id === plan.id && busy.name === plan.name}
        onClick={() => start(plan)}
      >
        {button}
      </Button>
    </>
  );
}
