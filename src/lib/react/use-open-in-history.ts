import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogEntry, isEntryOf, readEntryState } from '@/lib/browser/history-entry';

/**
 * The time from closing to removing the history entry, in milliseconds. A press on a link outside of
 * a menu closes it first, and its navigation must not coincide with that removal.
 */
const REMOVAL_DELAY_MS = 200;

/**
 * Whether a menu or dialog is open that has a history entry of its own, so that Back closes it and
 * stays on the page. A link or navigation in it replaces the entry.
 * @param name identifies it among those of the page
 */
export function useOpenInHistory(
  name: string,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [isWanted, setIsWanted] = useState(false);
  const hasEntry = readEntryState(state).opened === name;
  const isRemoving = useRef(false);
  /** It was opened again while its entry was being removed, and needs another one. */
  const [isReopened, setIsReopened] = useState(false);

  function addEntry() {
    const options = dialogEntry(name);
    if (!options) return;
    const { pathname, search, hash } = window.location;
    void navigate({ pathname, search, hash }, options);
  }
  const addAnotherEntry = useEffectEvent(addEntry);

  useEffect(() => {
    if (hasEntry) return;
    isRemoving.current = false;
    if (isReopened) {
      setIsReopened(false);
      addAnotherEntry();
    }
  }, [hasEntry, isReopened]);

  useEffect(() => {
    // Also after a reload, and when Forward returns to the entry of a closed dialog.
    if (!hasEntry || isWanted) return;
    const timer = setTimeout(() => {
      if (!isEntryOf(name)) return;
      isRemoving.current = true;
      void navigate(-1);
    }, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [name, hasEntry, isWanted, navigate]);

  function setIsOpen(isOpen: boolean) {
    setIsWanted(isOpen);
    if (isRemoving.current) setIsReopened(isOpen);
    else if (isOpen) addEntry();
  }

  return [isWanted && (hasEntry || isReopened), setIsOpen];
}
