import { memo, useMemo } from 'react';
import { Layers } from 'lucide-react';
import { FilteredSection } from '@/features/credits/dashboard/filtered-section';
import { formatDate } from '@/lib/format/dates';
import { formatCompact } from '@/lib/format/numbers';
import type { Stack } from '@/resources/credits/stacks/schema';
import {
  expiryBadge,
  matchesStackFilter,
  sourceLabel,
  STACK_FILTERS,
  stackState,
  type StackFilter,
  usageTone,
} from '@/resources/credits/stacks/stack-rules';
import { Badge } from '@/ui/badge';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { Meter } from '@/ui/feedback/meter';
import { VirtualList } from '@/ui/list/virtual-list';

const TITLE = 'Credit stacks';

const LABELS: Record<StackFilter, string> = { active: 'Active', history: 'History', all: 'All' };

/** Texts of empty lists; those of `all` are not specified. */
const EMPTY_TEXTS: Record<StackFilter, { title: string; text: string }> = {
  active: {
    title: 'No active credit stacks found',
    text: "You don't have any active credit stacks at the moment.",
  },
  history: {
    title: 'No historical credit stacks found',
    text: 'No historical credit data available.',
  },
  all: { title: 'No credit stacks found', text: "You don't have any credit stacks yet." },
};

/** The member's stacks with their filter (docs/product/credits.md#stacks). */
export function StackList({
  stacks,
  filter,
  onFilter,
}: {
  stacks: readonly Stack[];
  filter: StackFilter;
  onFilter: (filter: StackFilter) => void;
}) {
  const shown = useMemo(
    () => stacks.filter((stack) => matchesStackFilter(filter, stack)),
    [stacks, filter],
  );

  return (
    <FilteredSection
      title={TITLE}
      className="pt-6"
      label="Show stacks"
      options={STACK_FILTERS.map((value) => ({
        value,
        label: LABELS[value],
        count: stacks.filter((stack) => matchesStackFilter(value, stack)).length,
      }))}
      value={filter}
      onChange={onFilter}
    >
      {shown.length > 0 ? (
        <VirtualList
          label={TITLE}
          items={shown}
          idOf={idOfStack}
          rowHeight={ROW_HEIGHT}
          className="mt-1"
          rowClassName="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-4 not-data-[row='0']:border-t sm:grid sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_auto] sm:gap-x-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_132px]"
        >
          {(stack) => <StackRow stack={stack} />}
        </VirtualList>
      ) : (
        <EmptyPanel bare level={3} icon={Layers} {...EMPTY_TEXTS[filter]} />
      )}
    </FilteredSection>
  );
}

/** Height in CSS pixels of a row with one line of badges. */
const ROW_HEIGHT = 77;
const idOfStack = ({ id }: Stack) => id;

function expiryText({ expiresAt, isExpired }: Stack): string {
  if (expiresAt === null) return 'Expiry date: Unknown';
  return `${isExpired ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`;
}

const StackRow = memo(function StackRow({ stack }: { stack: Stack }) {
  const state = stackState(stack);
  const badge = expiryBadge(stack);
  const source = sourceLabel(stack);

  return (
    <>
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="inline-block wrap-anywhere first-letter:uppercase">{source}</span>
          {state === 'Active' ? (
            <span className="sr-only">Active</span>
          ) : (
            <Badge tone="grey">{state}</Badge>
          )}
          {badge && <Badge tone="warn">{badge}</Badge>}
        </p>
        <p className="num mt-0.5 text-muted">{expiryText(stack)}</p>
      </div>
      <Meter
        className="max-sm:order-1 max-sm:w-full"
        tone={usageTone(stack.usagePercentage)}
        value={stack.usagePercentage}
        max={100}
        label={`Used of ${source}`}
        valueText={`${formatCompact(stack.usedTokens)} of ${formatCompact(stack.tokenAmount)} used`}
        // Rounded down, as 49.9% has the colour of less than 50%.
        aside={`${Math.floor(stack.usagePercentage)}%`}
      />
      <p className="num ml-auto text-right text-muted">
        <b className="text-16 font-semibold text-ink">{formatCompact(stack.remainingTokens)}</b>{' '}
        <span>left</span>
      </p>
    </>
  );
});
