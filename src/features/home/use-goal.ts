import { freeText } from '@/lib/parse/url-parameters';
import { useUrlParameters } from '@/lib/react/use-url-parameters';

const PARAMETERS = { goal: freeText('goal') };

/**
 * What the member wants to get done, in the URL, so that Back and a reload show the tools found
 * again (docs/product/navigation.md#home).
 */
export function useGoal() {
  const [{ goal }, change] = useUrlParameters(PARAMETERS);

  return {
    /** '' if the member has not searched. */
    goal: goal ?? '',
    /** Adds a history entry. */
    setGoal: (next: string) => change(() => ({ goal: next })),
  };
}
