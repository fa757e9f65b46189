import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/**
 * What a link leaves in the history entry that it makes: how many steps behind it the catalogue
 * lies, so that Back to tools returns to it as it was left: filters, cards and place.
 */
interface CameFrom {
  stepsFromCatalogue: number;
}

/** The state of a link on the catalogue itself. */
export const FROM_CATALOGUE: CameFrom = { stepsFromCatalogue: 1 };

function steps(state: unknown): number {
  const value: unknown =
    typeof state === 'object' && state !== null
      ? Reflect.get(state, 'stepsFromCatalogue')
      : undefined;
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** Where the current entry came from, and how to go back. */
export function useCameFrom() {
  const location = useLocation();
  const navigate = useNavigate();
  const behind = steps(location.state);

  return {
    /** The state for a link from one tool to another; `undefined` when the catalogue isn't behind. */
    onward: behind > 0 ? { stepsFromCatalogue: behind + 1 } : undefined,
    /** Back to the catalogue as it was left; false when it isn't behind and a link must do. */
    backToCatalogue: useCallback(() => {
      if (behind > 0) void navigate(-behind);
      return behind > 0;
    }, [behind, navigate]),
    /** The browser's Back; the catalogue for a page that was opened without a history. */
    goBack: useCallback(() => {
      if (window.history.length > 1) void navigate(-1);
      else void navigate(paths.explore, { replace: true });
    }, [navigate]),
  };
}
