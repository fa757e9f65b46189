/** The idle phase of phases.ts: preloads code while the page is idle. */
import type { QueryClient } from '@tanstack/react-query';
import { LazyChangePassword } from '@/features/auth/change-password';
import { LazyPurchase } from '@/features/billing/lazy-purchase';
import { LazyUsageDashboard } from '@/features/credits/lazy-usage';
import { LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { preloadClient } from '@/http/request';
import { toaster } from '@/ui/toast';
import { HomePage, ProfileScreen, ToolPage } from './screens';

/** The parts to preload, the most likely first. */
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
 * Calls a function once no query has been in flight for `idleMs` milliseconds.
 * @returns the cleanup function
 */
export function whenNetworkIdle(
  queryClient: QueryClient,
  idleMs: number,
  run: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(update);

  function stop() {
    unsubscribe();
    clearTimeout(timer);
    timer = undefined;
  }
  function update() {
    if (queryClient.isFetching() > 0) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => {
        stop();
        run();
      }, idleMs);
    }
  }
  update();
  return stop;
}

/** Resolves when the browser is idle, after 2 s at the latest. */
function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: 2000 });
  });
}

/** Loads `idleParts` one after the other, each while the browser is idle. */
export async function loadIdleParts(): Promise<void> {
  preloadClient();
  for (const load of idleParts) {
    await waitForIdle();
    // A part that fails to load is loaded again when it is needed.
    await load().catch(() => undefined);
  }
}
