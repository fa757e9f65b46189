import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatCredits } from '@/lib/format-credits';
import { formatMoney } from '@/lib/money';
import { VERIFY_FAILED, verifyRefusal } from '@/resources/payments/api';
import { paymentQuery } from '@/resources/payments/queries';
import type { Payment } from '@/resources/payments/schema';
import { NO_SESSION_ID, sessionIdOf } from '@/resources/payments/session-id';
import { sessionQuery } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { LateCard } from './late-card';
import { PaymentErrorCard } from './payment-error-card';
import { ResultCard, ResultPlace } from './result-card';
import { DoneMark } from './result-states';
import { VerifyingCard } from './verifying-card';

/** The page that a paid credit purchase comes back to (core specification, section 2). */
export function PaymentSuccessPage() {
  const sessionId = sessionIdOf(useLocation().search);
  return (
    <ResultPlace withLogo>
      {sessionId === null ? (
        <PaymentErrorCard message={NO_SESSION_ID} />
      ) : (
        <PaymentResult key={sessionId} sessionId={sessionId} />
      )}
    </ResultPlace>
  );
}

/**
 * Verifies the session and says what became of it. Outside the guard nobody has waited for the
 * first check of who is signed in: verifying before it would be refused for a session that only
 * had to be renewed.
 */
function PaymentResult({ sessionId }: { sessionId: string }) {
  const session = useQuery(sessionQuery);
  const client = useQueryClient();
  const query = paymentQuery(sessionId, memberKey(session.data ?? null));
  const { data, error, isError } = useQuery({ ...query, enabled: !session.isPending });
  const isVisitor = session.data === null;
  const verifyAnew = () => void client.resetQueries({ queryKey: query.queryKey, exact: true });
  // A session that could not be checked may be all that is wrong; its member has a query of their own.
  const checkAnew = () => void session.refetch();

  if (!data && session.isFetching) return <VerifyingCard title="Verifying Payment..." />;
  if (data?.state === 'success') return <PaidCard payment={data.result} />;
  if (data?.state === 'late') {
    return (
      <LateCard
        asking={data.pauseMs !== null}
        outcome="Your credits are added"
        onCheckAgain={verifyAnew}
        wayOn={
          <Link
            to={paths.home}
            className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
          >
            Return Home
          </Link>
        }
      />
    );
  }
  if (data) return <PaymentErrorCard message={data.message} isVisitor={isVisitor} />;
  if (isError) {
    return (
      <PaymentErrorCard
        message={VERIFY_FAILED}
        reason={verifyRefusal(error)}
        isVisitor={isVisitor}
        onRetry={session.isError ? checkAnew : verifyAnew}
      />
    );
  }
  return <VerifyingCard title="Verifying Payment..." />;
}

function PaidCard({ payment: { amount, credits } }: { payment: Payment }) {
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
      ]}
    >
      <Link to={paths.home} className={buttonClass({ size: 'lg', block: true })}>
        Continue to Dashboard
      </Link>
    </ResultCard>
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
