import { useLocation } from 'react-router-dom';
import { goBack } from '@/lib/browser/go-back';
import { readEntryState, type EntryState } from '@/lib/browser/history-entry';

/** The state of a link on the catalogue page. */
export const FROM_CATALOGUE: EntryState = { stepsFromCatalogue: 1 };

/** Navigation from a tool's page back to the catalogue, with its filters, cards and scroll position. */
export function useBackToCatalogue() {
  const location = useLocation();
  const steps = readEntryState(location.state).stepsFromCatalogue;

  return {
    /** The state for a link to another tool; `undefined` if the catalogue is not in the history. */
    linkState: steps > 0 ? ({ stepsFromCatalogue: steps + 1 } satisfies EntryState) : undefined,
    /** Goes back to the catalogue's history entry; returns false if there is none. */
    backToCatalogue: () => {
      if (steps > 0) goBack(steps);
      return steps > 0;
    },
  };
}
