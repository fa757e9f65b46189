import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ResultCard } from './result-card';
import { WaitingMark } from './result-marks';

export interface PendingPaymentCardProps {
  /** Whether the page is still polling. */
  isPolling: boolean;
  /** What the confirmation brings: `Your credits are added`. */
  outcome: string;
  onCheckAgain: () => void;
  /** A link away from the page. */
  link: ReactNode;
}

/** Returns the card of a payment that is not confirmed yet (docs/product/purchase.md#payment-success). */
export function pendingPaymentCard({
  isPolling,
  outcome,
  onCheckAgain,
  link,
}: PendingPaymentCardProps) {
  return (
    <ResultCard
      scene="waiting"
      state={
        <WaitingMark isChecking={isPolling}>{isPolling ? 'Checking again' : 'Waiting'}</WaitingMark>
      }
      title="Your payment is still being confirmed"
      text={
        isPolling
          ? `${outcome} as soon as the card provider confirms it. This page keeps checking for a minute.`
          : `${outcome} as soon as the card provider confirms it, also when you leave this page. You are not charged twice.`
      }
    >
      {!isPolling && (
        <Button size="lg" block onClick={onCheckAgain}>
          Check again
        </Button>
      )}
      {link}
    </ResultCard>
  );
}
