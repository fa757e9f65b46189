import { shortDay } from '@/lib/format/dates';
import { formatCompact, formatNumber } from '@/lib/format/numbers';
import type { Stacks } from '@/resources/credits/stacks/schema';
import { nextToExpire } from '@/resources/credits/stacks/stack-rules';
import { CreditCoin } from '@/ui/credit-coin';

/** The summary of the member's stacks (docs/product/credits.md#stacks). */
export function UsageSummary({ data: { summary, stacks } }: { data: Stacks }) {
  const { totalRemaining, totalUsed } = summary;
  const remaining = formatCompact(totalRemaining);
  const exact = formatNumber(totalRemaining);
  const next = nextToExpire(stacks);

  return (
    <div>
      <p className="mb-1 text-muted">Credits remaining</p>
      <p className="num flex items-center gap-3.5 text-48 font-semibold">
        <CreditCoin size={28} outlined={totalRemaining < 1} />
        <span className="wrap-anywhere">{remaining}</span>
      </p>
      {exact !== remaining && <p className="num text-muted wrap-anywhere">{`${exact} credits`}</p>}
      <dl className="num mt-5 grid-cols-2 gap-3 max-md:grid md:divide-y md:divide-line">
        <Fact name="Used" value={formatCompact(totalUsed)} />
        {next && (
          <Fact
            name="Expiring next"
            value={`${formatCompact(next.remainingTokens)} on ${shortDay(next.expiresAt)}`}
          />
        )}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 max-md:flex-col md:py-2">
      <dt className="text-muted max-md:order-1 max-md:text-12 md:mr-auto">{name}</dt>{' '}
      <dd className="font-medium wrap-anywhere max-md:text-16 max-md:font-semibold">{value}</dd>
    </div>
  );
}
