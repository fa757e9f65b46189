import { useLocation, useSearchParams } from 'react-router-dom';

const PARAMETER = 'goal';

/**
 * What the member wants to get done, in the URL, so that Back from a tool and a reload show the
 * tools found again (docs/product/navigation.md#home).
 */
export function useGoal() {
  const { state } = useLocation() as { state: unknown };
  const [parameters, setParameters] = useSearchParams();

  return {
    /** '' if the member has not searched. */
    goal: parameters.get(PARAMETER)?.trim() ?? '',
    setGoal: (goal: string) => {
      setParameters(
        (current) => {
          if (goal === '') current.delete(PARAMETER);
          else current.set(PARAMETER, goal);
          return current;
        },
        { replace: true, state, preventScrollReset: true },
      );
    },
  };
}
