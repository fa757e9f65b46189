/** The phase `idle` of phases.ts: preloads likely screens and dialogs. */
import { screens } from '@/app/screens';
import { LazyChangePassword } from '@/features/auth/lazy-change-password';
import { LazyPurchase } from '@/features/billing/purchase/lazy-purchase';
import { LazyUsageDashboard } from '@/features/credits/dashboard/lazy-usage';
import { LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { LazySwitcher } from '@/features/switcher/lazy-switcher';

/** The parts to preload, the most likely first. */
const idleParts = [
  screens.tool.load,
  // A shortcut opens it, without the hover or focus that loads other dialogs before.
  LazySwitcher.load,
  LazyUsageDashboard.load,
  LazyPurchase.load,
  screens.profile.load,
  LazyChangePassword.load,
  screens.home.load,
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
  for (const load of idleParts) {
    await waitForIdle();
    // A part that fails to load is loaded again when it is needed.
    await load().catch(() => undefined);
  }
}
