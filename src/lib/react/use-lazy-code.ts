import { useEffect, useSyncExternalStore } from 'react';
import type { LazyCode, LazyState } from '@/lib/browser/lazy-code';

/**
 * Returns the module of lazy code once it is loaded.
 * @param isNeeded starts the load when true; a failed load is retried when it becomes true again
 */
export function useLazyCode<Module>(code: LazyCode<Module>, isNeeded = true): LazyState<Module> {
  const state = useSyncExternalStore(code.subscribe, code.getState);

  useEffect(() => {
    if (isNeeded) code.preload();
  }, [code, isNeeded]);

  return state;
}
