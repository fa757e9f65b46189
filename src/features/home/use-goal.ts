import { useUrlSearch } from '@/lib/react/use-url-search';

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

  return {
    /** '' if the member has not searched. */
    goal: new URLSearchParams(search).get(PARAMETER)?.trim() ?? '',
    setGoal: (goal: string) =>
      changeSearch((current) => withGoal(current, goal), { replace: true }),
  };
}
