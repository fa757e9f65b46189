import type { PlatformCost } from './schema';

export type CostColumn = 'name' | 'unit' | 'cost';
type Direction = 'ascending' | 'descending';

export interface CostView {
  /** Part of the name or the unit, in any case. */
  search: string;
  column: CostColumn;
  direction: Direction;
}

const { compare: compareTexts } = new Intl.Collator('en-US', {
  numeric: true,
  sensitivity: 'base',
});

/** The cost for sorting: 0 for a free tool; an unknown one is last in both directions. */
function costOf({ isFreeTool, tokenCost }: PlatformCost, sign: number): number {
  return isFreeTool ? 0 : (tokenCost ?? sign * Number.MAX_VALUE);
}

function compare(first: PlatformCost, second: PlatformCost, { column, direction }: CostView) {
  const sign = direction === 'ascending' ? 1 : -1;
  const order =
    column === 'cost'
      ? costOf(first, sign) - costOf(second, sign)
      : compareTexts(first[column], second[column]);
  return sign * order;
}

/** The platforms that match the search, sorted, equal ones by name. */
export function findCosts(costs: readonly PlatformCost[], view: CostView): PlatformCost[] {
  const term = view.search.trim().toLowerCase();
  return costs
    .filter(({ name, unit }) => `${name}\n${unit}`.toLowerCase().includes(term))
    .sort((first, second) => compare(first, second, view) || compareTexts(first.name, second.name));
}
