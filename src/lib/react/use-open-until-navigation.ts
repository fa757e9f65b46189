import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntryKey } from '@/lib/browser/history-entry';

/**
 * Whether a menu or dialog is open that each navigation closes, also Back. A navigation that the
 * router has not rendered yet, such as that of a dialog just closed, does not close it.
 */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  /** The router's key of the history entry in which it was opened. */
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  // Renders again after a navigation.
  useLocation();
  const isOpen = openedIn === currentEntryKey();
  // Otherwise Forward would open it again.
  if (openedIn !== null && !isOpen) setOpenedIn(null);
  return [isOpen, (open) => setOpenedIn(open ? currentEntryKey() : null)];
}
