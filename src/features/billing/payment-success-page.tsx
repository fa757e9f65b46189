import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatCredits } from '@/lib/format-credits';
import { formatMoney } from '@/lib/money';
import { VERIFY_FAILED, verifyErrorDetail } from '@/resources/payments/api';
import { paymentQuery } from '@/resources/payments/queries';
import type { Payment } from '@/resources/payments/schema';
import { NO_SESSION_HELP, NO_SESSION_ID, readSessionId } from '@/resources/payments/session-id';
import { sessionQuery } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { pendingPaymentCard } from './pending-payment-card';
import { paymentErrorCard } from './payment-error-card';
import { BackToTool } from './back-to-tool';
import { NewBalance } from './new-balance';
import { ResultCard, ResultLayout } from './result-card';
import { DoneMark } from './result-marks';
import { useLasts } from './use-lasts';
import { useReturnTool } from './use-return-tool';
import { verifyingCard } from './verifying-card';

/** The result page of a credit purchase (docs/product/purchase.md#payment-success). */
export function PaymentSuccessPage() {
  const sessionId = readSessionId(useLocation().search);
  return (
    <ResultLayout withLogo>
      {sessionId === null ? (
        paymentErrorCard({ message: NO_SESSION_ID, reason: NO_SESSION_HELP })
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
  const session = useQuery(sessionQuery);
  const client = useQueryClient();
  const query = paymentQuery(sessionId, memberKey(session.data ?? null));
  const { data, error, isError } = useQuery({ ...query, enabled: !session.isPending });
  const isVisitor = session.data === null;
  const lasts = useLasts(data?.state === 'success' && !isVisitor);
  const verifyAgain = () => void client.resetQueries({ queryKey: query.queryKey, exact: true });
  // The query's key contains the member, so a repeated session check starts another verification.
  const checkSessionAgain = () => void session.refetch();

  if (!data && session.isFetching) return verifyingCard('Verifying Payment...');
  if (data?.state === 'success') {
    return paidCard(data.result, { sessionId, isVisitor, lasts });
  }
  if (data?.state === 'pending') {
    return pendingPaymentCard({
      isPolling: data.retryDelayMs !== null,
      outcome: 'Your credits are added',
      onCheckAgain: verifyAgain,
      link: (
        <Link
          to={paths.home}
          className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
        >
          Return Home
        </Link>
      ),
    });
  }
  if (data) return paymentErrorCard({ message: data.message, isVisitor });
  if (isError) {
    return paymentErrorCard({
      message: VERIFY_FAILED,
      reason: verifyErrorDetail(error),
      isVisitor,
      onRetry: session.isError ? checkSessionAgain : verifyAgain,
    });
  }
  return verifyingCard('Verifying Payment...');
}

function paidCard(
  { amount, credits }: Payment,
  { sessionId, isVisitor, lasts }: { sessionId: string; isVisitor: boolean; lasts: string | null },
) {
  return (
    <ResultCard
      scene="done"
      state={<DoneMark>Paid</DoneMark>}
      title="Payment Successful!"
      text="Your credits have been added to your account"
      details={[
        ...(amount === null ? [] : [{ label: 'Amount', value: formatMoney(amount) }]),
        ...(credits === null
          ? []
          : [{ label: 'Credits added', value: <CreditsAdded credits={credits} /> }]),
        ...(isVisitor ? [] : [{ label: 'New balance', value: <NewBalance /> }]),
        ...(lasts === null ? [] : [{ label: 'Lasts', value: lasts }]),
      ]}
    >
      <PaidLinks sessionId={sessionId} />
    </ResultCard>
  );
}

function PaidLinks({ sessionId }: { sessionId: string }) {
  const tool = useReturnTool(sessionId);
  return (
    <>
      {tool && <BackToTool tool={tool} />}
      <Link
        to={paths.home}
        className={buttonClass({ variant: tool ? 'quiet' : 'primary', size: 'lg', block: true })}
      >
        Continue to Dashboard
      </Link>
    </>
  );
}

function CreditsAdded({ credits }: { credits: number }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-credit-text">
      <CreditCoin />
      <span>
        +<span>{formatCredits(credits)}</span>
      </span>
    </span>
  );
}
