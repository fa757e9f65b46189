import { useEffect, useState } from 'react';
import type * as DashboardModule from './dashboard/usage-dashboard';

type Code = typeof DashboardModule;

let loaded: Code | null = null;

/** Loads the code of the dashboard, which is no part of any page. */
export async function loadDashboard(): Promise<Code> {
  loaded ??= await import('./dashboard/usage-dashboard');
  return loaded;
}

export interface DashboardCode {
  /** The module once it is there, `null` before. */
  code: Code | null;
  /** It could not be loaded; wanted anew, or tried again, it is asked for again. */
  failed: boolean;
  retry: () => void;
}

/**
 * The dashboard's code. Not `lazy()`: that shows a fallback for 300 ms even when the code arrives at
 * once, and remembers a failure for good.
 */
export function useDashboardCode(wanted: boolean): DashboardCode {
  const [code, setCode] = useState(loaded);
  const [failed, setFailed] = useState(false);
  // What hovering has fetched is there with the opening itself, without a spinner before it.
  if (wanted && !code && loaded) setCode(loaded);
  if (failed && !wanted) setFailed(false);

  useEffect(() => {
    if (!wanted || code || failed) return;
    let isCurrent = true;
    loadDashboard().then(
      (module) => {
        if (isCurrent) setCode(module);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, code, failed]);

  return { code, failed, retry: () => setFailed(false) };
}
