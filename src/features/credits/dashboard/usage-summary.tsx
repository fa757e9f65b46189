import { formatCompact, formatNumber } from '@/lib/format/numbers';
import type { StackSummary } from '@/resources/credits/stacks/schema';
import { CreditCoin } from '@/ui/credit-coin';

/** The summary of the member's stacks (docs/product/credits.md#stacks). */
export function UsageSummary({ summary }: { summary: StackSummary }) {
  const { totalRemaining, totalUsed, activeStacks, expiredStacks, exhaustedStacks } = summary;
  const { disabledStacks, totalStacks } = summary;
  const remaining = formatCompact(totalRemaining);
  const exact = formatNumber(totalRemaining);
  // Non-breaking spaces: in a narrow column the line breaks only between the two.
  const ended = [
    expiredStacks > 0 && `${formatCompact(expiredStacks)}\u00a0expired`,
    exhaustedStacks > 0 && `${formatCompact(exhaustedStacks)}\u00a0used\u00a0up`,
  ].filter(Boolean);

  return (
    <div>
      <p className="mb-1 text-muted">Credits remaining</p>
      <p className="num flex items-center gap-3.5 text-48 font-semibold">
        <CreditCoin size={28} outlined={totalRemaining < 1} />
        <span className="wrap-anywhere">{remaining}</span>
      </p>
      {exact !== remaining && <p className="num text-muted wrap-anywhere">{`${exact} credits`}</p>}
      <dl className="num mt-5 grid-cols-3 gap-3 max-md:grid md:divide-y md:divide-line">
        <Fact name="Used" value={formatCompact(totalUsed)} />
        <Fact
          name="Active stacks"
          value={formatCompact(activeStacks)}
          aside={`of ${formatCompact(totalStacks)}`}
        />
        <Fact
          name="Expired or used up"
          value={formatCompact(expiredStacks + exhaustedStacks)}
          aside={ended.length > 1 ? ended.join(', ') : undefined}
        />
        {disabledStacks > 0 && <Fact name="Disabled" value={formatCompact(disabledStacks)} />}
      </dl>
    </div>
  );
}

function Fact({
  name,
  value,
  aside,
}: {
  name: string;
  value: string;
  /** A note beside the value, such as `of 7`. */
  aside?: string | undefined;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 max-md:flex-col md:py-2">
      <dt className="text-muted max-md:order-1 max-md:text-12 md:mr-auto">{name}</dt>
      <dd className="font-medium wrap-anywhere max-md:text-16 max-md:font-semibold">{value}</dd>
      {aside && <dd className="text-12 text-muted max-md:order-2">{aside}</dd>}
    </div>
  );
}
