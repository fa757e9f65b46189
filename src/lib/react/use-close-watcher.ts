import { useEffect, useEffectEvent, useState } from 'react';

/** The part of the browser's interface that is used here; Firefox and Safari do not have it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onClose` while something is open that the URL does not open: when Back of Android asks to
 * close it, and when Back or Forward opens another page. Escape is left to Radix, whose
 * `preventDefault` keeps the browser from closing the watcher.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void): void {
  // A watcher closes once, and what asks first stays open after it.
  const [closedCount, setClosedCount] = useState(0);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    if (watcher) {
      watcher.onclose = () => {
        setClosedCount((count) => count + 1);
        close();
      };
    }
    const { pathname } = window.location;
    const onPopState = () => {
      if (window.location.pathname !== pathname) close();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', onPopState);
    };
  }, [isOpen, closedCount]);
}
