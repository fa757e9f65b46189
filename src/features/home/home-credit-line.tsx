import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { withDashboard } from '@/components/credits/dashboard-url';
import type { OutlookLineProps } from '@/components/credits/outlook-lines';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { useModalLink } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { balanceText } from '@/lib/format/numbers';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { fromText } from '@/resources/subscription/plans/paid-plans';
import { plansQuery } from '@/resources/subscription/plans/queries';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lazyPart } from '@/ui/lazy-part';

const OutlookLine = lazyPart(
  async () => (await import('@/components/credits/outlook-lines')).OutlookLine,
  { fallback: WithoutOutlook, failure: WithoutOutlook },
);

function WithoutOutlook({ className, link, children }: Omit<OutlookLineProps, 'balance'>) {
  return (
    <>
      <p className={className}>{children}</p>
      {link}
    </>
  );
}

function Balance({ credits }: { credits: number }) {
  return <b className="font-semibold text-ink">{balanceText(credits)}</b>;
}

// As high as the outlook, which is loaded last.
const textClass =
  'num min-w-0 flex-1 text-ink-2 sm:content-center max-lg:min-h-10 max-sm:min-h-15 max-sm:basis-[calc(100%-2rem)]';
const linkClass = buttonClass({ variant: 'link', className: 'max-sm:ml-6.5' });

/**
 * The member's credits and their outlook on the home page (docs/product/credits.md#outlook). Its
 * requests are sent when no query is in flight. Its height does not change when it has loaded.
 */
export function HomeCreditLine() {
  const { balance } = useCredits();
  return (
    <div className="flex items-start gap-x-2.5 gap-y-1 border-t border-line px-4 py-3.5 max-sm:flex-wrap sm:items-center sm:px-8 lg:col-span-2">
      <CreditCoin outlined={!balance || balance.totalTokens < 1} className="max-sm:mt-0.5" />
      <CreditText />
    </div>
  );
}

function CreditText() {
  const dashboardLink = useModalLink(withDashboard);
  const credits = useCredits();
  const { balance, hasFailed } = credits;
  const isIdle = useIsNetworkIdle();

  if (hasFailed) {
    return (
      <>
        <p className={textClass}>{`${BALANCE_FAILED}.`}</p>
        <RetryButton query={credits} variant="link" className="max-sm:ml-6.5" />
      </>
    );
  }
  if (balance && balance.totalTokens <= 0) {
    return <NoCredits credits={balance.totalTokens} isIdle={isIdle} />;
  }
  const line = {
    className: textClass,
    link: (
      <Link {...dashboardLink} className={linkClass}>
        See the outlook
      </Link>
    ),
    children: balance ? (
      <Balance credits={balance.totalTokens} />
    ) : (
      <Skeleton className="h-5 w-60 max-w-full rounded-mark" />
    ),
  };
  return balance && isIdle ? (
    <OutlookLine balance={balance} {...line} />
  ) : (
    <WithoutOutlook {...line} />
  );
}

/**
 * The line of a member without credits: one who could subscribe reads that they come with a plan.
 */
function NoCredits({ credits, isIdle }: { credits: number; isIdle: boolean }) {
  const { isBuyMore, isSubscribe } = usePurchaseLinkVisibility();
  const dashboardLink = useModalLink(withDashboard, { focusesPurchase: isBuyMore });
  const isPlansLink = !isBuyMore && isSubscribe;
  const { data: plans } = useQuery({ ...plansQuery, enabled: isIdle && isPlansLink });

  return (
    <>
      <p className={textClass}>
        {isPlansLink ? (
          <>
            <b className="font-semibold text-ink">Credits come with a plan.</b>
            <span>{` ${fromText(plans)}`}</span>
          </>
        ) : (
          <Balance credits={credits} />
        )}
      </p>
      <Link {...(isPlansLink ? { to: paths.subscription } : dashboardLink)} className={linkClass}>
        {isPlansLink ? 'See plans' : isBuyMore ? 'Buy More' : 'See the outlook'}
      </Link>
    </>
  );
}
