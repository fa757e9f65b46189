import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Gift } from 'lucide-react';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { balanceQuery } from '@/resources/credits/queries';
import { cycleProgress, REWARD_FIGURE } from '@/resources/credits/rewards/cycles';
import { filterRewards, rewardCounts } from '@/resources/credits/rewards/filter';
import type { RewardFilter } from '@/resources/credits/rewards/filter';
import { nextReward } from '@/resources/credits/rewards/next-reward';
import { rewardsOf } from '@/resources/credits/rewards/schema';
import type { Reward } from '@/resources/credits/rewards/schema';
import { hasStudentLabel, rewardTag } from '@/resources/credits/rewards/tag';
import { Badge } from '@/ui/badge';
import { CreditCoin } from '@/ui/credit-coin';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { SectionFailure } from './load-failure';
import { SectionHead } from './section-head';

interface RewardListProps {
  filter: RewardFilter;
  onFilter: (filter: RewardFilter) => void;
  /** Epoch milliseconds. */
  now: number;
}

/** Credit Rewards (credits specification, section 2); they come with the balance. */
export function RewardList({ filter, onFilter, now }: RewardListProps) {
  const titleId = useId();
  const query = useQuery({ ...balanceQuery, select: rewardsOf });
  const counts = query.data && rewardCounts(query.data);

  return (
    <section aria-labelledby={titleId} className="mt-3 border-t border-line pt-6">
      <SectionHead id={titleId} title="Credit Rewards">
        <SegmentedControl
          label="Show rewards"
          options={[
            { value: 'upcoming', label: 'Upcoming', count: counts?.upcoming },
            { value: 'completed', label: 'Completed', count: counts?.completed },
            { value: 'all', label: 'All', count: counts?.all },
          ]}
          value={filter}
          onChange={onFilter}
        />
      </SectionHead>
      <div className="mt-4">
        {query.data ? (
          <Rewards rewards={query.data} filter={filter} now={now} />
        ) : query.isError ? (
          <SectionFailure query={query} text="Your credit rewards could not be loaded." />
        ) : (
          <SkeletonGroup label="Loading credit rewards" className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-[126px] rounded-panel" />
          </SkeletonGroup>
        )}
      </div>
    </section>
  );
}

function Rewards({
  rewards,
  filter,
  now,
}: {
  rewards: readonly Reward[];
  filter: RewardFilter;
  now: number;
}) {
  const shown = filterRewards(rewards, filter);
  if (rewards.length === 0) return <Empty text="You have not earned any credit rewards yet." />;
  if (shown.length === 0) {
    return <Empty text="No rewards data found for the selected filter." />;
  }
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {shown.map((reward, index) => (
        <RewardCard key={reward.id || `at ${index}`} reward={reward} now={now} />
      ))}
    </ul>
  );
}

function Empty({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 py-2 text-muted">
      <Icon of={Gift} />
      {text}
    </p>
  );
}

function RewardDate({ reward: { lastRewardAt, status }, now }: { reward: Reward; now: number }) {
  if (status === 'COMPLETE') return `Last reward ${formatDate(lastRewardAt)}`;
  const next = nextReward(lastRewardAt, now);
  if (!next) return 'Next reward: Unknown';
  return (
    <>
      Next reward {formatDate(next.date)} · <span>{next.label}</span>
    </>
  );
}

function RewardCard({ reward, now }: { reward: Reward; now: number }) {
  const tag = rewardTag(reward.crmPlanTag);
  const isComplete = reward.status === 'COMPLETE';
  const progress = cycleProgress(reward);

  return (
    <li className="rounded-panel border border-line p-4">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h4 className="min-w-0 font-semibold break-words">{tag}</h4>
          {hasStudentLabel(tag) && <Badge tone="brand">Student</Badge>}
          {isComplete && (
            <Badge tone="pos" mark={<Icon of={Check} size={14} />}>
              Complete
            </Badge>
          )}
        </div>
        <p className="num flex items-center gap-1.5 font-semibold text-credit-text">
          <CreditCoin />
          <span>{REWARD_FIGURE}</span> <span className="sr-only">credits</span>
        </p>
      </div>
      <p className="num mt-2.5 text-ink-2">
        <RewardDate reward={reward} now={now} />
      </p>
      {progress && (
        <>
          <div
            role="progressbar"
            aria-label={`Cycles of ${tag}`}
            aria-valuenow={Math.round(progress.percentage)}
            aria-valuetext={`${progress.done} of ${progress.total} months`}
            className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className={cx('h-full rounded-full', isComplete ? 'bg-positive-fill' : 'bg-brand')}
              style={{ width: `${progress.percentage}%` }}
            />
          </div>
          <p className="num mt-1.5 text-12 text-muted">
            {`${progress.done} of ${progress.total} months`}
          </p>
        </>
      )}
    </li>
  );
}
