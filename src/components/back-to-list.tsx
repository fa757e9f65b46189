import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { goBack } from '@/lib/browser/go-back';
import { readEntryState, type EntryState } from '@/lib/browser/history-entry';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** The state of a link on a list, the catalogue or the outputs, that opens one of its items. */
export const FROM_LIST: EntryState = { stepsFromList: 1 };

/**
 * Returns a function that goes from an item back to its list, with the filters, the shown items and
 * the scroll position. It returns false if the list is not in the history.
 */
export function useBackToList(): () => boolean {
  const { state } = useLocation() as { state: unknown };
  const steps = readEntryState(state).stepsFromList;

  return () => {
    if (steps > 0) goBack(steps);
    return steps > 0;
  };
}

/** The link from the page of an item to its list. @param props.to the path of the list */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const backToList = useBackToList();
  return (
    <Link
      to={to}
      className={buttonClass({ variant: 'ghost', className: 'mb-3 -ml-3.5' })}
      onClick={(event) => {
        // With a modifier key the browser opens the link in another tab or window.
        const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!hasModifier && backToList()) event.preventDefault();
      }}
    >
      <Icon of={ArrowLeft} />
      <span>{children}</span>
    </Link>
  );
}
