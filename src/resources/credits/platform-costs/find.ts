import type { PlatformCost } from './schema';

export type CostColumn = 'name' | 'unit' | 'cost';
type Direction = 'ascending' | 'descending';

export interface CostView {
  /** Part of the name or the unit, in any case. */
  search: string;
  column: CostColumn;
  direction: Direction;
}

let collator: Intl.Collator | undefined;

function compareTexts(first: string, second: string): number {
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return collator.compare(first, second);
}

/** The cost for sorting: 0 for a free tool, `null` when unknown. */
function effectiveCost({ isFreeTool, tokenCost }: PlatformCost): number | null {
  return isFreeTool ? 0 : tokenCost;
}

function compare(first: PlatformCost, second: PlatformCost, { column, direction }: CostView) {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column !== 'cost') return sign * compareTexts(first[column], second[column]);
  const [left, right] = [effectiveCost(first), effectiveCost(second)];
  // Unknown costs are last in both directions.
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * (left - right);
}

/** The platforms that match the search, sorted, equal ones by name. */
export function findCosts(costs: readonly PlatformCost[], view: CostView): PlatformCost[] {
  const term = view.search.trim().toLowerCase();
  return costs
    .filter(({ name, unit }) => `${name}\n${unit}`.toLowerCase().includes(term))
    .sort((first, second) => compare(first, second, view) || compareTexts(first.name, second.name));
}
