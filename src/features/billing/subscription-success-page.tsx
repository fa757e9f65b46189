import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatCredits } from '@/lib/format-credits';
import { formatMoney } from '@/lib/money';
import { sessionIdOf } from '@/resources/payments/session-id';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { subscriptionResultQuery } from '@/resources/payments/plans/queries';
import { amountInDollars, type SubscriptionResult } from '@/resources/payments/plans/schema';
import { Button, buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import type { KeyValueProps } from '@/ui/key-value';
import { Alert } from '@/ui/notice';
import { LateCard } from './late-card';
import { ResultCard, ResultPlace } from './result-card';
import { DoneMark } from './result-states';
import { VerifyingCard } from './verifying-card';

/** The page that a paid subscription comes back to (core specification, section 2). */
export function SubscriptionSuccessPage() {
  const sessionId = sessionIdOf(useLocation().search);
  return (
    <ResultPlace>
      {sessionId === null ? (
        <SubscribedCard
          notice={
            <Alert tone="info">
              This page was opened without a checkout, so there are no details to show.{' '}
              <Link to={paths.subscription} className={buttonClass({ variant: 'link' })}>
                See your plan
              </Link>
            </Alert>
          }
        />
      ) : (
        <SubscriptionOutcome key={sessionId} sessionId={sessionId} />
      )}
    </ResultPlace>
  );
}

function SubscriptionOutcome({ sessionId }: { sessionId: string }) {
  const client = useQueryClient();
  const query = subscriptionResultQuery(sessionId, memberKey(useUser()));
  const { data, isPending } = useQuery(query);
  const verifyAnew = () => void client.resetQueries({ queryKey: query.queryKey, exact: true });

  if (data?.state === 'success') return <SubscribedCard details={rows(data.result)} />;
  if (data?.state === 'late') {
    return (
      <LateCard
        asking={data.pauseMs !== null}
        outcome="Your plan starts"
        onCheckAgain={verifyAnew}
        wayOn={<StartLink secondary />}
      />
    );
  }
  if (isPending) {
    return <VerifyingCard title="Verifying your subscription..." />;
  }
  return (
    <SubscribedCard
      notice={
        <Alert
          tone="warn"
          action={
            <Button variant="link" className="self-start" onClick={verifyAnew}>
              Retry
            </Button>
          }
        >
          The details of your subscription could not be confirmed yet.
        </Alert>
      }
    />
  );
}

interface SubscribedCardProps {
  details?: KeyValueProps['items'];
  notice?: ReactNode;
}

function SubscribedCard({ details = [], notice }: SubscribedCardProps) {
  return (
    <ResultCard
      scene="done"
      state={<DoneMark>Welcome</DoneMark>}
      title="Subscription Successful!"
      text="Thank you for subscribing. Your AI agents are ready when you are."
      details={details}
      notice={notice}
    >
      <StartLink />
    </ResultCard>
  );
}

function StartLink({ secondary = false }: { secondary?: boolean }) {
  return (
    <Link
      to={paths.explore}
      className={buttonClass({
        variant: secondary ? 'secondary' : 'primary',
        size: 'lg',
        block: true,
      })}
    >
      Start using AI agents
    </Link>
  );
}

/** What the answer tells; a missing part has no row. */
function rows(result: SubscriptionResult): KeyValueProps['items'] {
  const { planName, credits, paymentStatus } = result;
  const amount = amountInDollars(result);
  return [
    { label: 'Plan', value: planName && <Word>{planName}</Word> },
    {
      label: 'Credits',
      value: credits !== null && (
        <span className="flex items-center gap-1.5 font-semibold text-credit-text">
          <CreditCoin />
          {formatCredits(credits)}
        </span>
      ),
    },
    { label: 'Amount', value: amount !== null && formatMoney(amount) },
    { label: 'Payment status', value: paymentStatus && <Word>{paymentStatus}</Word> },
  ].filter(({ value }) => Boolean(value));
}

/** A word as the server writes it, in small letters, with the look of a name. */
function Word({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>;
}
