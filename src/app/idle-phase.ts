/** The idle phase of phases.ts: what is loaded ahead of its use, when nothing else is going on. */
import type { QueryClient } from '@tanstack/react-query';
import { LazyChangePassword } from '@/features/auth/change-password';
import { LazyPurchase } from '@/features/billing/lazy-purchase';
import { LazyUsageDashboard } from '@/features/credits/lazy-usage';
import { LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { toaster } from '@/ui/toast';
import { HomePage, ProfileScreen, ToolPage } from './screens';

/** What comes next, the likeliest first. */
const idleParts = [
  ToolPage.load,
  LazyUsageDashboard.load,
  toaster.load,
  LazyPurchase.load,
  ProfileScreen.load,
  LazyChangePassword.load,
  HomePage.load,
  LazyQuestionnaire.load,
];

/**
 * Runs a function once no query has been in flight for a time.
 * @param quietMs how long, in milliseconds
 * @returns cancels it
 */
export function whenQuiet(queryClient: QueryClient, quietMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(watch);

  function stop() {
    unsubscribe();
    clearTimeout(timer);
    timer = undefined;
  }
  function watch() {
    if (queryClient.isFetching() > 0) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => {
        stop();
        run();
      }, quietMs);
    }
  }
  watch();
  return stop;
}

/** Resolves when the browser has nothing else to do, after 2 s at the latest. */
function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: 2000 });
  });
}

/** Loads `idleParts` one after the other, each while the browser is idle. */
export async function loadIdleParts(): Promise<void> {
  for (const load of idleParts) {
    await browserIdle();
    // Offline: the part is loaded when it is needed.
    await load().catch(() => undefined);
  }
}
