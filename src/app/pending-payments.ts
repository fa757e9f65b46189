import type { QueryClient } from '@tanstack/react-query';
import { formatCredits } from '@/lib/format-credits';
import type { PendingCheckout } from '@/resources/payments/pending-checkouts';
import { paymentQuery, subscriptionResultQuery } from '@/resources/payments/queries';
import { watchPendingCheckouts } from '@/resources/payments/watch-pending-checkouts';
import { showToast } from '@/ui/toast';

/** Long enough to be read in the middle of other work. */
const TOAST_MS = 10_000;

async function verify(queryClient: QueryClient, checkout: PendingCheckout): Promise<void> {
  const { kind, sessionId, member } = checkout;
  const outcome =
    kind === 'credits'
      ? await queryClient.fetchQuery({ ...paymentQuery(sessionId, member), staleTime: 0 })
      : await queryClient.fetchQuery({
          ...subscriptionResultQuery(sessionId, member),
          staleTime: 0,
        });
  if (outcome.state === 'pending') return;
  const options = { id: `payment ${sessionId}`, duration: TOAST_MS };
  if (outcome.state === 'failed') {
    showToast('error', `Your payment was not confirmed. ${outcome.message}`, options);
    return;
  }
  const { credits } = outcome.result;
  const added =
    credits === null ? 'Your credits have come.' : `${formatCredits(credits)} credits have come.`;
  const text = kind === 'credits' ? added : 'Your plan has started.';
  showToast('success', `Your payment is confirmed. ${text}`, options);
}

/**
 * Watches the member's pending payments and announces their outcome in a toast
 * (docs/product/purchase.md#late-payments). Returns the cleanup function.
 */
export function watchPendingPayments(queryClient: QueryClient, member: string): () => void {
  return watchPendingCheckouts({
    member,
    verify: (checkout) => verify(queryClient, checkout),
  });
}
