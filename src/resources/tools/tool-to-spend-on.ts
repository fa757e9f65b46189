/** Which tool expiring credits can be spent on (docs/product/credits.md#expiring). */
import { startOfDay } from '@/lib/format/dates';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { toolCost, usesLabel, type ToolCost } from './cost';
import type { Tool } from './schema';

/** The number of days whose uses count, today included. */
const USE_DAYS = 14;

export interface ToolToSpendOn {
  tool: Tool;
  /** What the credits pay for, such as `51 messages`. */
  uses: string;
}

interface Input {
  /** The tools that the member may open. */
  tools: readonly Tool[];
  costs: readonly PlatformCost[];
  transactions: readonly Pick<Transaction, 'platformId' | 'isCredit' | 'at'>[];
  credits: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The tool with one cost that was used most in the last 14 days, else the cheapest one; `null` if the
 * credits pay for no use of a tool.
 */
export function toolToSpendOn({
  tools,
  costs,
  transactions,
  credits,
  now,
}: Input): ToolToSpendOn | null {
  const from = startOfDay(now, 1 - USE_DAYS);
  const useCounts = new Map<string, number>();
  for (const { platformId, isCredit, at } of transactions) {
    if (platformId === null || isCredit || at === null || at < from || at > now) continue;
    useCounts.set(platformId, (useCounts.get(platformId) ?? 0) + 1);
  }
  const countOf = ({ platformId }: Tool) => useCounts.get(platformId ?? '') ?? 0;
  const creditsOf = (cost: ToolCost | null) => (cost?.kind === 'fixed' ? cost.credits : Infinity);

  const [best] = tools
    .flatMap((tool) => {
      const cost = toolCost(tool, costs);
      const uses = usesLabel(cost, credits);
      return uses === null ? [] : [{ tool, cost, uses }];
    })
    // The sort is stable: of equal tools, the first in the catalogue.
    .sort(
      (one, other) =>
        countOf(other.tool) - countOf(one.tool) || creditsOf(one.cost) - creditsOf(other.cost),
    );
  return best ? { tool: best.tool, uses: best.uses } : null;
}
