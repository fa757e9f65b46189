import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/**
 * State of a history entry: how many entries the catalogue is behind it. "Back to tools" goes back
 * that far, which restores the catalogue's filters, cards and scroll position.
 */
interface CatalogueLinkState {
  stepsFromCatalogue: number;
}

/** The state of a link on the catalogue itself. */
export const FROM_CATALOGUE: CatalogueLinkState = { stepsFromCatalogue: 1 };

function readStepsFromCatalogue(state: unknown): number {
  const value: unknown =
    typeof state === 'object' && state !== null
      ? Reflect.get(state, 'stepsFromCatalogue')
      : undefined;
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** Navigation from a tool's page back to the catalogue or to the previous page. */
export function useBackToCatalogue() {
  const location = useLocation();
  const navigate = useNavigate();
  const steps = readStepsFromCatalogue(location.state);

  return {
    /** The state for a link to another tool; `undefined` if the catalogue is not in the history. */
    linkState: steps > 0 ? { stepsFromCatalogue: steps + 1 } : undefined,
    /** Goes back to the catalogue's history entry; returns false if there is none. */
    backToCatalogue: useCallback(() => {
      if (steps > 0) void navigate(-steps);
      return steps > 0;
    }, [steps, navigate]),
    /** The browser's Back, or the catalogue if the tab has no earlier history entry. */
    goBack: useCallback(() => {
      if (window.history.length > 1) void navigate(-1);
      else void navigate(paths.explore, { replace: true });
    }, [navigate]),
  };
}
