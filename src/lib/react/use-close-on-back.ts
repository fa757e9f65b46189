import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGoingBack } from '@/lib/browser/go-back';
import { readEntryState } from '@/lib/browser/history-entry';
import { addDialogEntry, markOpen } from './dialog-entries';

/**
 * Gives a dialog whose open state is kept elsewhere a history entry, so that Back calls `onClose` and
 * stays on the page (docs/product/shell.md#back, docs/decisions/history-entries.md). If the dialog is
 * still open after `onClose`, such as one that asks first, it gets a new entry.
 * @param name no other one of the page has it
 */
export function useCloseOnBack(name: string, isOpen: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const hasEntry = isOpen && readEntryState(state).opened.includes(name);
  /**
   * Whether the current entry had the dialog's name when `update` ran last, and the portal was not going back
   * from it. If the name is missing at the next run, the member has pressed Back.
   */
  const hadEntry = useRef(false);
  const [backCount, setBackCount] = useState(0);

  const update = useEffectEvent(() => {
    if (hasEntry) {
      hadEntry.current = !isGoingBack();
    } else if (isOpen && hadEntry.current) {
      // Back has left the entry.
      hadEntry.current = false;
      onClose();
      setBackCount((count) => count + 1);
    } else {
      // The dialog has opened, or is still open after `onClose`.
      hadEntry.current = false;
      if (isOpen) addDialogEntry(name, navigate);
    }
  });

  useEffect(() => {
    markOpen(name, isOpen);
    return () => markOpen(name, false);
  }, [name, isOpen]);

  useEffect(() => update(), [isOpen, hasEntry, backCount]);
}
