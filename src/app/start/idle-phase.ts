/** The phase `idle` of phases.ts: preloads likely screens and dialogs. */
import { HomeScreen, ProfileScreen, ToolPage } from '@/app/screens';
import { LazyChangePassword } from '@/features/auth/lazy-change-password';
import { LazyPurchase } from '@/features/billing/lazy-purchase';
import { LazyUsageDashboard } from '@/features/credits/lazy-usage';
import { LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { preloadClient } from '@/http/request';
import { toaster } from '@/ui/feedback/toast';

/** The parts to preload, the most likely first. */
const idleParts = [
  ToolPage.load,
  LazyUsageDashboard.load,
  toaster.load,
  LazyPurchase.load,
  ProfileScreen.load,
  LazyChangePassword.load,
  HomeScreen.load,
  LazyQuestionnaire.load,
];

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
