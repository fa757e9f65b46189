import { useEffect, useEffectEvent } from 'react';
import { useUrlSearch } from '@/lib/react/use-url-search';
import { subscribeToSessionEnd } from '@/resources/session/session';

const PARAMETER = 'goal';

/** A search string with this goal; other parameters are kept. */
function withGoal(search: string, goal: string): string {
  const parameters = new URLSearchParams(search);
  if (goal === '') parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, goal);
  return `?${parameters.toString()}`;
}

/**
 * What the member wants to get done, in the URL, so that Back from a tool and a reload show the
 * tools found again (docs/product/navigation.md#home).
 */
export function useGoal() {
  const [search, changeSearch] = useUrlSearch();
  const goal = new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
  const setGoal = (next: string) =>
    changeSearch((current) => withGoal(current, next), { replace: true });

  const removeGoal = useEffectEvent(() => {
    if (goal !== '') setGoal('');
  });
  // The next member of the device would see it, also after a login that opens the same URL.
  useEffect(
    () =>
      subscribeToSessionEnd((how) => {
        if (how !== 'expired') removeGoal();
      }),
    [],
  );

  return {
    /** '' if the member has not searched. */
    goal,
    setGoal,
  };
}
