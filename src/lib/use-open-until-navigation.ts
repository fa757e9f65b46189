import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a menu or dialog is open that each navigation closes, also Back. */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  /** The router's key of the history entry in which it was opened. */
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  // Otherwise Forward would open it again.
  if (openedIn !== null && openedIn !== key) setOpenedIn(null);
  return [openedIn === key, (isOpen) => setOpenedIn(isOpen ? key : null)];
}
