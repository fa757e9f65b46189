import type { Balance } from '@/resources/credits/schema';
import type { AccessDecision } from '@/resources/tools/access';
import { costLabel, usesLeftLabel, type ToolCost } from '@/resources/tools/cost';
import { CreditCoin } from '@/ui/credit-coin';
import { Skeleton } from '@/ui/skeleton';

export interface SpotlightCostProps {
  /** `null` while it is unknown. */
  cost: ToolCost | null;
  isPending: boolean;
  decision: AccessDecision;
  balance: Balance | null;
}

/** What a tool costs; renders nothing if that is unknown (docs/product/access.md#cost). */
export function SpotlightCost({ cost, isPending, decision, balance }: SpotlightCostProps) {
  if (!cost && !isPending) return null;
  const uses =
    decision.reason === 'has-tokens' && !decision.allReserved
      ? usesLeftLabel(cost, balance?.availableTokens ?? 0)
      : null;

  return (
    <p className="num mt-3 flex items-start gap-2 text-ink-2">
      <CreditCoin className="mt-0.5" outlined={cost?.kind === 'free'} />
      {cost ? (
        <span>
          <b className="font-medium text-ink">{costLabel(cost)}</b>
          {uses && `, ${uses}`}
        </span>
      ) : (
        <Skeleton className="my-1 h-3 w-44 rounded-mark" />
      )}
    </p>
  );
}
