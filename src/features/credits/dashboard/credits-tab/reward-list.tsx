import { useQuery } from '@tanstack/react-query';
import { Check, Gift } from 'lucide-react';
import { SectionFailure } from '@/features/credits/dashboard/load-failure';
import { FilteredSection } from '@/features/credits/dashboard/filtered-section';
import { formatDate } from '@/lib/format/dates';
import { balanceQuery } from '@/resources/credits/queries';
import {
  cycleProgress,
  filterRewards,
  hasStudentLabel,
  nextReward,
  REWARD_CREDITS,
  REWARD_FILTERS,
  rewardTag,
  type RewardFilter,
} from '@/resources/credits/rewards/reward-rules';
import type { Reward } from '@/resources/credits/rewards/schema';
import { Badge } from '@/ui/badge';
import { CreditCoin } from '@/ui/credit-coin';
import { Bar } from '@/ui/feedback/meter';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';

const LABELS: Record<RewardFilter, string> = {
  upcoming: 'Upcoming',
  completed: 'Completed',
  all: 'All',
};

/** Credit Rewards, from the balance's response (docs/product/credits.md#rewards). */
export function RewardList({
  filter,
  onFilter,
  now,
}: {
  filter: RewardFilter;
  onFilter: (filter: RewardFilter) => void;
  /** Epoch milliseconds. */
  now: number;
}) {
  const query = useQuery(balanceQuery);
  const rewards = query.data?.rewards;

  return (
    <FilteredSection
      title="Credit Rewards"
      className="mt-3 border-t border-line pt-6"
      label="Show rewards"
      options={REWARD_FILTERS.map((value) => ({
        value,
        label: LABELS[value],
        count: rewards && filterRewards(rewards, value).length,
      }))}
      value={filter}
      onChange={onFilter}
    >
      <div className="mt-4">
        {rewards ? (
          <Rewards rewards={rewards} filter={filter} now={now} />
        ) : query.isError ? (
          <SectionFailure query={query} text="Your credit rewards could not be loaded." />
        ) : (
          <SkeletonGroup label="Loading credit rewards" className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-[126px] rounded-panel" />
          </SkeletonGroup>
        )}
      </div>
    </FilteredSection>
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
  if (rewards.length === 0) {
    return (
      <>
        <Empty text="You have not earned any credit rewards yet." />
        <p className="text-muted">Rewards are credits that a plan grants every month.</p>
      </>
    );
  }
  if (shown.length === 0) return <Empty text="No rewards data found for the selected filter." />;
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {shown.map((reward, index) => (
        <RewardCard key={`${reward.id} ${index}`} reward={reward} now={now} />
      ))}
    </ul>
  );
}

function Empty({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 py-2 text-muted">
      <Icon of={Gift} />
      <span>{text}</span>
    </p>
  );
}

function RewardDate({ reward: { lastRewardAt, status }, now }: { reward: Reward; now: number }) {
  if (status === 'COMPLETE') return <span>{`Last reward ${formatDate(lastRewardAt)}`}</span>;
  const next = nextReward(lastRewardAt, now);
  if (!next) return <span>Next reward: Unknown</span>;
  return (
    <>
      <span>{`Next reward ${formatDate(next.date)} · `}</span>
      <span>{next.label}</span>
    </>
  );
}

function RewardCard({ reward, now }: { reward: Reward; now: number }) {
  const tag = rewardTag(reward.crmPlanTag);
  const isComplete = reward.status === 'COMPLETE';
  const progress = cycleProgress(reward);

  return (
    <li className="rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h4 className="min-w-0 font-semibold wrap-anywhere">{tag}</h4>
          {hasStudentLabel(tag) && <Badge tone="brand">Student</Badge>}
          {isComplete && (
            <Badge tone="pos" icon={<Icon of={Check} size={14} />}>
              Complete
            </Badge>
          )}
        </div>
        <p className="num flex items-center gap-1.5 font-semibold text-credit-text">
          <CreditCoin />
          <span>{REWARD_CREDITS}</span> <span className="sr-only">credits</span>
        </p>
      </div>
      <p className="num mt-2.5 text-ink-2">
        <RewardDate reward={reward} now={now} />
      </p>
      {progress && (
        <>
          <Bar
            label={`Cycles of ${tag}`}
            percent={progress.percentage}
            valueText={`${progress.done} of ${progress.total} months`}
            fill={isComplete ? 'bg-positive-fill' : 'bg-brand'}
          />
          <p className="num mt-1.5 text-12 text-muted">
            {`${progress.done} of ${progress.total} months`}
          </p>
        </>
      )}
    </li>
  );
}
