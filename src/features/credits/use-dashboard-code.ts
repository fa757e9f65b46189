import { useEffect, useEffectEvent, useState } from 'react';
import type * as DashboardModule from './dashboard/usage-dashboard';

type Code = typeof DashboardModule;

let loaded: Code | null = null;

/** Loads the code of the dashboard, which is no part of any page. */
export async function loadDashboard(): Promise<Code> {
  loaded ??= await import('./dashboard/usage-dashboard');
  return loaded;
}

/**
 * The dashboard's module once it is there, `null` before. Not `lazy()`: that shows a fallback for
 * 300 ms even when the code arrives at once, and remembers a failure for good.
 */
export function useDashboardCode(wanted: boolean, onFailure: () => void): Code | null {
  const [code, setCode] = useState(loaded);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!wanted || code) return;
    let isCurrent = true;
    loadDashboard().then(
      (module) => {
        if (isCurrent) setCode(module);
      },
      () => {
        if (isCurrent) fail();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, code]);

  return code;
}
