import { runWithLock } from '@/lib/run-with-lock';
import {
  postponePendingCheckout,
  readPendingCheckouts,
  type PendingCheckout,
} from './pending-checkouts';

export interface WatchOptions {
  /** The `memberKey`. */
  member: string;
  /** Verifies a checkout; what it rejects with is logged, and the next attempt follows later. */
  verify: (checkout: PendingCheckout) => Promise<void>;
}

/**
 * Verifies the member's pending checkouts whenever they are due, in one visible tab at a time
 * (docs/product/purchase.md#late-payments). Returns the cleanup function.
 */
export function watchPendingCheckouts({ member, verify }: WatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule() {
    clearTimeout(timer);
    const now = Date.now();
    const due = Math.min(...readPendingCheckouts(member, now).map(({ nextAt }) => nextAt));
    if (isStopped || due === Infinity || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void run(), Math.max(0, due - now));
  }

  async function verifyDue() {
    // Another tab may have made the attempt in the meantime.
    const now = Date.now();
    for (const checkout of readPendingCheckouts(member, now)) {
      if (isStopped || checkout.nextAt > now) continue;
      postponePendingCheckout(checkout, now);
      await verify(checkout);
    }
  }

  async function run() {
    try {
      await runWithLock({ name: 'pending checkouts', work: verifyDue });
    } catch (error) {
      console.warn('A pending payment could not be verified.', error);
    }
    schedule();
  }

  schedule();
  document.addEventListener('visibilitychange', schedule);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
  };
}
