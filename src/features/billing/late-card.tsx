import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ResultCard } from './result-card';
import { WaitingMark } from './result-states';

export interface LateCardProps {
  /** The page still asks by itself. */
  asking: boolean;
  /** What arrives with the confirmation: `Your credits are added`. */
  outcome: string;
  onCheckAgain: () => void;
  /** The way on for who doesn't want to wait. */
  wayOn: ReactNode;
}

/** A payment that the card provider has not confirmed yet. */
export function LateCard({ asking, outcome, onCheckAgain, wayOn }: LateCardProps) {
  return (
    <ResultCard
      scene="waiting"
      state={<WaitingMark asking={asking}>{asking ? 'Checking again' : 'Waiting'}</WaitingMark>}
      title="Your payment is still being confirmed"
      text={
        asking
          ? `${outcome} as soon as the card provider confirms it. This page keeps checking for a minute.`
          : `${outcome} as soon as the card provider confirms it, also when you leave this page. You are not charged twice.`
      }
    >
      {!asking && (
        <Button size="lg" block onClick={onCheckAgain}>
          Check again
        </Button>
      )}
      {wayOn}
    </ResultCard>
  );
}
