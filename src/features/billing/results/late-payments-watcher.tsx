import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { runWithLock } from '@/lib/browser/run-with-lock';
import { formatWhole } from '@/lib/format/numbers';
import {
  latePayments,
  postponeLatePayment,
  storedLatePayments,
} from '@/resources/checkout/late-payments';
import { paymentQuery, subscriptionResultQuery } from '@/resources/checkout/queries';
import type { CheckoutId } from '@/resources/checkout/verified-checkouts';
import { sessionSignal } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';

/** Pages that verify their own payment. */
const RESULT_PAGES: readonly string[] = [paths.paymentSuccess, paths.subscriptionSuccess];

/** Longer than by default, because the toast appears while the member does other work. */
const TOAST_MS = 10_000;

/** Between two rounds of verifications, also where the storage does not keep when the next is due. */
const MIN_INTERVAL_MS = 30_000;
/** `setTimeout` fires immediately for a delay of more than 24.8 days. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

/** When the last round has started, epoch milliseconds; kept while the member navigates. */
const lastRounds = new WeakMap<QueryClient, number>();

async function verify(
  queryClient: QueryClient,
  memberKey: string,
  { kind, sessionId }: CheckoutId,
): Promise<void> {
  const session = sessionSignal();
  const outcome =
    kind === 'credits'
      ? await queryClient.fetchQuery({ ...paymentQuery(sessionId, memberKey), staleTime: 0 })
      : await queryClient.fetchQuery({
          ...subscriptionResultQuery(sessionId, memberKey),
          staleTime: 0,
        });
  // A query that the end of the session cancels resolves with the cached outcome.
  if (outcome.state === 'pending' || session.aborted) return;
  const options = { id: `payment ${sessionId}`, duration: TOAST_MS };
  if (outcome.state === 'failed') {
    showToast('error', `Your payment was not confirmed. ${outcome.message}`, options);
    return;
  }
  const { credits } = outcome.result;
  const amount = credits === null ? 'Your credits' : `${formatWhole(credits)} credits`;
  const text = kind === 'credits' ? `${amount} have been added.` : 'Your plan has started.';
  showToast('success', `Your payment is confirmed. ${text}`, options);
}

/**
 * Verifies the member's late payments whenever they are due, in one visible tab at a time, and
 * announces their outcome in a toast (docs/product/purchase.md#late-payments). Returns the cleanup
 * function.
 */
export function watchLatePayments(queryClient: QueryClient, memberKey: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function schedule() {
    clearTimeout(timer);
    const now = Date.now();
    const due = Math.min(...latePayments(memberKey, now).map(({ nextAt }) => nextAt));
    if (isStopped || due === Infinity || document.visibilityState !== 'visible') return;
    const sinceLastRound = now - (lastRounds.get(queryClient) ?? -Infinity);
    const delay = Math.max(0, due - now, MIN_INTERVAL_MS - sinceLastRound);
    timer = setTimeout(() => void run(), Math.min(MAX_DELAY_MS, delay));
  }

  async function verifyDue() {
    // Another tab may have made the attempt in the meantime.
    const now = Date.now();
    for (const late of latePayments(memberKey, now)) {
      if (isStopped || late.nextAt > now) continue;
      postponeLatePayment(memberKey, late, now);
      await verify(queryClient, memberKey, late);
    }
  }

  async function run() {
    lastRounds.set(queryClient, Date.now());
    try {
      await runWithLock({ name: 'pending checkouts', work: verifyDue });
    } catch (error) {
      console.warn('A late payment could not be verified.', error);
    }
    schedule();
  }

  schedule();
  document.addEventListener('visibilitychange', schedule);
  const unsubscribe = storedLatePayments.subscribe(schedule);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
    unsubscribe();
  };
}

/**
 * Watches the member's late payments on every page but the result pages
 * (docs/product/purchase.md#late-payments).
 * @param props.memberKey see `keyOfMember`
 */
export function LatePaymentsWatcher({ memberKey }: { memberKey: string }) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const isResultPage = RESULT_PAGES.some((page) => matchPath(page, pathname));

  useEffect(() => {
    if (isResultPage) return;
    return watchLatePayments(queryClient, memberKey);
  }, [queryClient, memberKey, isResultPage]);

  return null;
}
