import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGoingBack } from '@/lib/browser/go-back';
import { readEntryState } from '@/lib/browser/history-entry';
import { addDialogEntry, markOpen } from './dialog-entries';

/**
 * Whether a menu or dialog is open that has a history entry of its own, so that Back closes it and
 * stays on the page (docs/product/shell.md#back, docs/decisions/history-entries.md). To replace another
 * dialog, close that one first.
 * @param name no other one of the page has it
 * @param options.isRestored whether it is open after a reload, and after Back from another site
 */
export function useOpenInHistory(
  name: string,
  { isRestored = false } = {},
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  /** Whether the current entry has the dialog's name. Back and Forward change this, and not `isWanted`. */
  const hasEntry = readEntryState(state).opened.includes(name);
  /**
   * Whether the member has opened the dialog and has not closed it by a press. It stays true after Back, so that
   * Forward shows the dialog again.
   */
  const [isWanted, setIsWanted] = useState(isRestored && hasEntry);
  /**
   * Whether the dialog was opened again while the browser was going back from its entry. The dialog stays open
   * without an entry until the browser has gone back, and then gets another entry.
   */
  const [isReopened, setIsReopened] = useState(false);

  const addAnotherEntry = useEffectEvent(() => addDialogEntry(name, navigate));

  useEffect(() => {
    if (hasEntry || !isReopened) return;
    setIsReopened(false);
    addAnotherEntry();
  }, [hasEntry, isReopened]);

  useEffect(() => {
    markOpen(name, isWanted);
    return () => markOpen(name, false);
  }, [name, isWanted]);

  function setIsOpen(isOpen: boolean) {
    setIsWanted(isOpen);
    markOpen(name, isOpen);
    if (isGoingBack()) setIsReopened(isOpen);
    else if (isOpen) addDialogEntry(name, navigate);
  }

  return [isWanted && (hasEntry || isReopened), setIsOpen];
}
