import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { paths } from '@/config/paths';
import { balanceText, formatMoney, formatWhole } from '@/lib/format/numbers';
import { isPendingPayment, paymentQuery } from '@/resources/checkout/queries';
import type { Payment } from '@/resources/checkout/schema';
import { NO_SESSION_HELP, NO_SESSION_ID, readSessionId } from '@/resources/checkout/session-id';
import { VERIFY_FAILED, verifyErrorDetail } from '@/resources/checkout/checkout-failure';
import { sessionQuery } from '@/resources/session/queries';
import { keyOfMember } from '@/resources/session/session';
import { CreditCoin } from '@/ui/credit-coin';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PaidLinks } from './paid-links';
import { ResultCard, ResultLayout, ResultLink, type ResultCardProps } from './result-card';
import { paymentErrorCard, pendingPaymentCard, verifyingCard } from './verification-cards';

/** The result page of a credit purchase (docs/product/purchase.md#payment-success). */
export function PaymentSuccessPage() {
  const sessionId = readSessionId(useLocation().search);
  return (
    <ResultLayout withLogo>
      {sessionId === null ? (
        <ResultCard {...paymentErrorCard({ message: NO_SESSION_ID, reason: NO_SESSION_HELP })} />
      ) : (
        <PaymentResult key={sessionId} sessionId={sessionId} />
      )}
    </ResultLayout>
  );
}

/**
 * Verifies the checkout session and shows the result. The page is outside the guard, so it waits
 * for the first session check: before it, an expired access token would fail the verification.
 */
function PaymentResult({ sessionId }: { sessionId: string }) {
  return <ResultCard {...usePaymentCard(sessionId)} />;
}

function usePaymentCard(sessionId: string): ResultCardProps {
  const session = useQuery(sessionQuery);
  // After a failed session check nothing is verified: it is unknown for which member.
  const isChecked = session.data !== undefined;
  const isVisitor = session.data === null;
  const query = useQuery({
    ...paymentQuery(sessionId, keyOfMember(session.data)),
    enabled: isChecked,
  });
  const { data, error, isFetching, refetch } = query;
  const failure = isChecked ? error : session.error;

  if (data?.state === 'success') return paidCard(data.result, isVisitor);
  if (data) return paymentErrorCard({ message: data.message, isVisitor });
  if (isPendingPayment(query)) {
    return pendingPaymentCard({
      isPolling: isFetching,
      outcome: 'Your credits are added',
      onCheckAgain: () => void refetch(),
      link: <ResultLink to={paths.home}>Return Home</ResultLink>,
    });
  }
  if (failure && !session.isFetching) {
    return paymentErrorCard({
      message: VERIFY_FAILED,
      reason: verifyErrorDetail(failure),
      isVisitor,
      // The verification starts when the session has been checked.
      onRetry: () => void (isChecked ? refetch() : session.refetch()),
    });
  }
  return verifyingCard('Verifying Payment...');
}

function paidCard({ amount, credits }: Payment, isVisitor: boolean): ResultCardProps {
  const rows = [
    { label: 'Amount', value: amount !== null && formatMoney(amount) },
    { label: 'Credits added', value: credits !== null && <CreditsAdded credits={credits} /> },
    { label: 'New balance', value: !isVisitor && <NewBalance /> },
  ];
  return {
    scene: 'done',
    state: 'Paid',
    title: 'Payment Successful!',
    text: 'Your credits have been added to your account',
    details: rows.filter(({ value }) => value !== false),
    children: <PaidLinks to={paths.home}>Continue to Dashboard</PaidLinks>,
  };
}

function CreditsAdded({ credits }: { credits: number }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-credit-text">
      <CreditCoin />
      <span>
        <span>+</span>
        <span>{formatWhole(credits)}</span>
      </span>
    </span>
  );
}

/** The balance after a payment (docs/product/purchase.md#back-to-the-tool). */
function NewBalance() {
  const { loaded, hasFailed, isFetching } = useCredits();
  if (hasFailed) return <span>{BALANCE_FAILED}</span>;
  // Until the refetch ends, the cached balance is the one from before the payment.
  if (!loaded || isFetching) return <Skeleton className="h-4 w-24 rounded-mark" />;
  return <span>{balanceText(loaded.totalTokens)}</span>;
}
