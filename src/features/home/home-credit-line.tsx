import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { withDashboard } from '@/components/credits/dashboard-url';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/format/numbers';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { useDialogLink } from '@/lib/react/use-dialog-link';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { fromText } from '@/resources/subscription/plans/paid-plans';
import { plansQuery } from '@/resources/subscription/plans/queries';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lazyPart } from '@/ui/lazy-part';

const OutlookLine = lazyPart(
  async () => (await import('@/components/credits/outlook-lines')).OutlookLine,
  {
    failure: ({ credits }) => <Balance credits={credits} />,
  },
);

function Balance({ credits }: { credits: number }) {
  return <b className="font-semibold text-ink">{countOf(Math.floor(credits), 'credit')}</b>;
}

/**
 * The member's credits and their outlook on the home page (docs/product/credits.md#outlook). Its
 * requests are sent when no query is in flight.
 * @param props.className margins of the line, whose height does not change when it has loaded
 */
export function HomeCreditLine({ className }: { className: string }) {
  const dashboardLink = useDialogLink(withDashboard);
  const credits = useCredits();
  const { balance, hasFailed } = credits;
  const isIdle = useIsNetworkIdle();
  const links = usePurchaseLinkVisibility();
  const hasNone = !hasFailed && balance !== null && balance.totalTokens < 1;
  const isBuyMore = hasNone && links.isBuyMore;
  const isPlansLink = hasNone && !isBuyMore && links.isSubscribe;

  function lineContent(): ReactNode {
    if (!balance) return <Skeleton className="h-5 w-60 max-w-full rounded-mark" />;
    if (hasFailed) return `${BALANCE_FAILED}.`;
    if (balance.totalTokens < 1) return <NoCredits credits={balance.totalTokens} isIdle={isIdle} />;
    if (!isIdle) return <Balance credits={balance.totalTokens} />;
    return <OutlookLine credits={balance.totalTokens} />;
  }

  return (
    <div className={className}>
      <CreditCoin outlined={!balance || balance.totalTokens < 1} className="max-sm:mt-0.5" />
      <p className="num min-w-0 flex-1 text-ink-2 max-sm:min-h-10 max-sm:basis-[calc(100%-2rem)]">
        {lineContent()}
      </p>
      {hasFailed ? (
        <RetryButton query={credits} variant="link" className="max-sm:ml-6.5" />
      ) : (
        <Link
          {...(isPlansLink ? { to: paths.subscription } : dashboardLink)}
          className={buttonClass({ variant: 'link', className: 'max-sm:ml-6.5' })}
        >
          {isPlansLink ? 'See plans' : isBuyMore ? 'Buy More' : 'See the outlook'}
        </Link>
      )}
    </div>
  );
}

/**
 * The line of a member without credits. One who has never had any reads that they come with a plan;
 * the requests for that are sent when the page is idle. Until they have loaded, and if one never
 * has, the line has the balance alone.
 */
function NoCredits({ credits, isIdle }: { credits: number; isIdle: boolean }) {
  const stacks = useQuery({ ...stacksQuery, enabled: isIdle });
  const history = useQuery({ ...recentHistoryQuery(), enabled: isIdle });
  const hadCredits =
    (stacks.data?.stacks ?? []).length > 0 || (history.data?.transactions ?? []).length > 0;
  const isNew = stacks.data !== undefined && history.data !== undefined && !hadCredits;
  const { data: plans } = useQuery({ ...plansQuery, enabled: isNew });

  if (hadCredits) return 'No credits left.';
  if (!isNew) return <Balance credits={credits} />;
  return (
    <>
      <b className="font-semibold text-ink">Credits come with a plan.</b> {fromText(plans)}
    </>
  );
}
