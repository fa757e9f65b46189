import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatMoney, formatWhole } from '@/lib/format/numbers';
import { isPendingPayment, subscriptionResultQuery } from '@/resources/checkout/queries';
import type { SubscriptionResult } from '@/resources/checkout/schema';
import { readSessionId } from '@/resources/checkout/session-id';
import { useMemberKey } from '@/resources/session/queries';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import type { DescriptionListProps } from '@/ui/description-list';
import { Alert } from '@/ui/feedback/alert';
import { RetryButton } from '@/ui/feedback/retry-button';
import { PaidLinks } from './paid-links';
import { ResultCard, ResultLayout, ResultLink, type ResultCardProps } from './result-card';
import { pendingPaymentCard, verifyingCard } from './verification-cards';

/** The result page of a plan checkout (docs/product/plans.md#subscription-success). */
export function SubscriptionSuccessPage() {
  const sessionId = readSessionId(useLocation().search);
  return (
    <ResultLayout>
      {sessionId === null ? (
        <ResultCard {...subscribedCard({ notice: <NoPaymentNotice /> })} />
      ) : (
        <SubscriptionOutcome key={sessionId} sessionId={sessionId} />
      )}
    </ResultLayout>
  );
}

function NoPaymentNotice() {
  return (
    <Alert tone="info">
      <span>There’s no new payment to show here.</span>{' '}
      <Link to={paths.subscription} className={buttonClass({ variant: 'link' })}>
        See your plan
      </Link>
    </Alert>
  );
}

function SubscriptionOutcome({ sessionId }: { sessionId: string }) {
  return <ResultCard {...useSubscriptionCard(sessionId)} />;
}

function useSubscriptionCard(sessionId: string): ResultCardProps {
  const query = useQuery(subscriptionResultQuery(sessionId, useMemberKey()));
  const { data, error, isFetching, refetch } = query;

  if (data?.state === 'success') return subscribedCard({ details: toRows(data.result) });
  if (isPendingPayment(query)) {
    return pendingPaymentCard({
      isPolling: isFetching,
      outcome: 'Your plan starts',
      onCheckAgain: () => void refetch(),
      link: <ResultLink to={paths.explore}>{START}</ResultLink>,
    });
  }
  if (!data && !error) return verifyingCard('Verifying your subscription...');
  return subscribedCard({
    notice: (
      <Alert
        tone="warn"
        action={<RetryButton query={query} variant="link" className="self-start" />}
      >
        The details of your subscription could not be confirmed yet.
      </Alert>
    ),
  });
}

const START = 'Start using AI agents';

function subscribedCard(content: Pick<ResultCardProps, 'details' | 'notice'>): ResultCardProps {
  return {
    scene: 'done',
    state: 'Welcome',
    title: 'Subscription Successful!',
    text: 'Thank you for subscribing. Your AI agents are ready when you are.',
    ...content,
    children: <PaidLinks to={paths.explore}>{START}</PaidLinks>,
  };
}

/** The rows of a verified subscription; a missing field has no row. */
function toRows(result: SubscriptionResult): DescriptionListProps['items'] {
  const { planName, credits, amountTotal, paymentStatus } = result;
  return [
    { label: 'Plan', value: planName && <Capitalized>{planName}</Capitalized> },
    {
      label: 'Credits',
      value: credits !== null && (
        <span className="flex items-center gap-1.5 font-semibold text-credit-text">
          <CreditCoin />
          <span>{formatWhole(credits)}</span>
        </span>
      ),
    },
    { label: 'Amount', value: amountTotal !== null && formatMoney(amountTotal / 100) },
    {
      label: 'Payment status',
      // Stripe's `no_payment_required` of a free trial.
      value: paymentStatus && <Capitalized>{paymentStatus.replaceAll('_', ' ')}</Capitalized>,
    },
  ].filter(({ value }) => Boolean(value));
}

/** The server's text, capitalized by CSS alone. */
function Capitalized({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>;
}
