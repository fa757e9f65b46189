import { useId } from 'react';
import { Layers } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { formatCompact } from '@/lib/figures';
import { expiryBadge } from '@/resources/credits/stacks/expiry';
import type { Stack } from '@/resources/credits/stacks/schema';
import { sourceLabel } from '@/resources/credits/stacks/source-label';
import { stackMatches, stackState } from '@/resources/credits/stacks/state';
import type { StackFilter } from '@/resources/credits/stacks/state';
import { usageTone } from '@/resources/credits/stacks/usage-tone';
import { Badge } from '@/ui/badge';
import { Meter } from '@/ui/meter';
import { EmptyPanel } from '@/ui/panels';
import { SegmentedControl } from '@/ui/segmented-control';
import { SectionHead } from './section-head';

const LABELS: Record<StackFilter, string> = { active: 'Active', history: 'History', all: 'All' };

/** Credits specification, section 8; nothing is said there of a member without any stack. */
const EMPTY: Record<StackFilter, { title: string; text: string }> = {
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

/** The member's stacks with their filter (credits specification, sections 2 and 4). */
export function StackList({
  stacks,
  filter,
  onFilter,
}: {
  stacks: readonly Stack[];
  filter: StackFilter;
  onFilter: (filter: StackFilter) => void;
}) {
  const titleId = useId();
  const shown = stacks.filter((stack) => stackMatches(filter, stack));
  const option = (value: StackFilter) => ({
    value,
    label: LABELS[value],
    count: stacks.filter((stack) => stackMatches(value, stack)).length,
  });

  return (
    <section aria-labelledby={titleId} className="pt-6">
      <SectionHead id={titleId} title="Credit stacks">
        <SegmentedControl
          label="Show stacks"
          options={[option('active'), option('history'), option('all')]}
          value={filter}
          onChange={onFilter}
        />
      </SectionHead>
      {shown.length > 0 ? (
        <ul role="list" aria-labelledby={titleId} className="mt-1 divide-y divide-line">
          {shown.map((stack, index) => (
            // An id can be missing; then the place in the list has to do.
            <StackRow key={stack.id || `at ${index}`} stack={stack} />
          ))}
        </ul>
      ) : (
        <EmptyPanel bare level={3} icon={Layers} {...EMPTY[filter]} />
      )}
    </section>
  );
}

function expiryText({ expiresAt, isExpired }: Stack): string {
  if (expiresAt === null) return 'Expiry date: Unknown';
  return `${isExpired ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`;
}

/** In whole percent, never rounded up into the next colour of the bar. */
function percentText(percentage: number): string {
  const rounded = Math.round(percentage);
  const whole = usageTone(rounded) === usageTone(percentage) ? rounded : Math.floor(percentage);
  return `${whole}%`;
}

function StackRow({ stack }: { stack: Stack }) {
  const state = stackState(stack);
  const badge = expiryBadge(stack);
  const source = sourceLabel(stack);

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_auto] sm:gap-x-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_132px]">
      <div>
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
        className="max-sm:order-1 max-sm:col-span-2"
        value={stack.usagePercentage}
        max={100}
        label={`Used of ${source}`}
        words={`${formatCompact(stack.usedTokens)} of ${formatCompact(stack.tokenAmount)} used`}
        aside={percentText(stack.usagePercentage)}
      />
      <p className="num text-right text-muted">
        <b className="text-16 font-semibold text-ink">{formatCompact(stack.remainingTokens)}</b>{' '}
        left
      </p>
    </li>
  );
}
