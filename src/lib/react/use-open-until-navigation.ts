import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntryKey } from '@/lib/browser/history-entry';

/**
 * Whether a menu or dialog is open that each navigation closes, also Back. One that opens in the event
 * that navigates, such as a press that closes another dialog, belongs to the new entry.
 */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  /** The router's key of the history entry in which it was opened. */
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openedIn === key;
  // Otherwise Forward would open it again.
  if (openedIn !== null && !isOpen) setOpenedIn(null);
  return [isOpen, (open) => setOpenedIn(open ? currentEntryKey() : null)];
}
