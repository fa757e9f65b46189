import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/** How long a balance that is known waits for the plan. */
const GRACE_MS = 1000;

/**
 * Whether the bar knows what stands at its right. What the plan decides stands there too, so the
 * pill waits for it a moment: shown alone, it would be pushed aside when the plan arrives.
 */
export function useBarSettled(): boolean {
  const balanceSettled = useQuery(balanceQuery).isFetched;
  const statusSettled = useQuery(subscriptionStatusQuery).isFetched;
  const [graceIsOver, setGraceIsOver] = useState(false);
  const isWaiting = balanceSettled && !statusSettled;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setGraceIsOver(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return balanceSettled && (statusSettled || graceIsOver);
}
