import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/** How long a loaded balance is hidden while the plan is loading. */
const PLAN_TIMEOUT_MS = 1000;

/**
 * Whether the right side of the bar can be rendered: balance and plan are loaded, or the plan is
 * late. Buy More and Subscribe depend on the plan, and would shift the pill if they rendered after
 * it.
 */
export function useBarSettled(): boolean {
  const balanceSettled = useQuery(balanceQuery).isFetched;
  const statusSettled = useQuery(subscriptionStatusQuery).isFetched;
  const [isPlanLate, setIsPlanLate] = useState(false);
  const isWaiting = balanceSettled && !statusSettled;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsPlanLate(true), PLAN_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return balanceSettled && (statusSettled || isPlanLate);
}
