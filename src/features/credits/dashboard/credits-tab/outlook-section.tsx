import { useId, useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { OutlookBars, outlookFrame } from '@/features/credits/dashboard/dashboard-skeletons';
import { outlookOf, type Outlook } from '@/resources/credits/outlook/outlook';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import type { Stacks } from '@/resources/credits/stacks/schema';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { RetryButton } from '@/ui/feedback/retry-button';
import { SkeletonGroup } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { ExpiringSection } from './expiring-section';
import { OutlookChart } from './outlook-chart';
import { OutlookReasons } from './outlook-reasons';
import { historyLimitText, describeOutlook } from './describe-outlook';

export interface OutlookSectionProps {
  stacks: Stacks;
  /** Epoch milliseconds. */
  now: number;
  /**
   * Whether the dashboard's history has loaded or failed; until then, the outlook would request its
   * first page again.
   */
  isHistorySettled: boolean;
}

/** How long the credits last and what expires unused (docs/product/credits.md#outlook). */
export function OutlookSection({ stacks, now, isHistorySettled }: OutlookSectionProps) {
  const query = useQuery({ ...recentHistoryQuery(), enabled: isHistorySettled });
  const { data } = query;
  const outlook = useMemo(
    () =>
      data &&
      outlookOf({
        stacks: stacks.stacks,
        credits: stacks.summary.totalRemaining,
        history: data,
        now,
      }),
    [data, stacks, now],
  );

  if (!data || !outlook) {
    return (
      <section aria-label="Outlook" className={outlookFrame}>
        {query.isError ? (
          <OutlookMessage
            icon={<Icon of={TriangleAlert} size={20} />}
            title="The outlook could not be loaded"
            text="Your balance and stacks are up to date."
            action={<RetryButton query={query} />}
          />
        ) : (
          <SkeletonGroup label="Loading the outlook">
            <OutlookBars />
          </SkeletonGroup>
        )}
      </section>
    );
  }

  return (
    <>
      <ExpiringSection outlook={outlook} transactions={data.transactions} now={now} />
      <LoadedOutlook outlook={outlook} now={now} />
    </>
  );
}

function LoadedOutlook({ outlook, now }: { outlook: Outlook; now: number }) {
  const titleId = useId();
  const { title, text } = describeOutlook(outlook);
  if (outlook.state === 'forecast') {
    return (
      <section aria-labelledby={titleId} className={outlookFrame}>
        <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
          <div className="min-w-0">
            <h3 id={titleId} className="text-16 font-semibold">
              {title}
            </h3>
            <p className="mt-0.5 text-muted">{text}</p>
            {!outlook.spending.isComplete && (
              <p className="mt-0.5 text-muted">{historyLimitText(outlook.spending.days)}</p>
            )}
          </div>
          <OutlookReasons outlook={outlook} />
        </div>
        <OutlookChart outlook={outlook} now={now} />
      </section>
    );
  }
  return (
    <section aria-labelledby={titleId} className={outlookFrame}>
      <OutlookMessage
        titleId={titleId}
        icon={<StateIcon state={outlook.state} />}
        title={title}
        text={text}
        action={
          outlook.state === 'no-spending' && (
            <Link to={paths.explore} className={buttonClass({ variant: 'secondary' })}>
              Explore tools
            </Link>
          )
        }
      />
    </section>
  );
}

function StateIcon({ state }: { state: 'no-credits' | 'no-spending' | 'short-history' }) {
  if (state === 'no-credits') return <CreditCoin size={20} outlined />;
  return <Icon of={state === 'no-spending' ? Clock : ChartLine} size={20} />;
}

/** The message of an outlook without a chart. */
function OutlookMessage({
  titleId,
  icon,
  title,
  text,
  action,
}: {
  titleId?: string;
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-2">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 id={titleId} className="text-16 font-semibold">
          {title}
        </h3>
        <p className="mt-0.5 text-muted">{text}</p>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}
