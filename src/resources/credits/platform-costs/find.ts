import type { PlatformCost } from './schema';

export type CostColumn = 'name' | 'unit' | 'cost';
export type Direction = 'ascending' | 'descending';

export interface CostView {
  /** Part of the name or the unit; letters' case doesn't matter. */
  search: string;
  column: CostColumn;
  direction: Direction;
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/**
 * What a free tool costs is nothing, whatever figure came with it; an unknown cost has no place.
 */
function costOf({ isFreeTool, tokenCost }: PlatformCost): number | null {
  return isFreeTool ? 0 : tokenCost;
}

function compare(first: PlatformCost, second: PlatformCost, { column, direction }: CostView) {
  const turn = direction === 'ascending' ? 1 : -1;
  if (column !== 'cost') return turn * collator.compare(first[column], second[column]);
  const [left, right] = [costOf(first), costOf(second)];
  // What is unknown stays at the end either way.
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return turn * (left - right);
}

/** The platforms that a search leaves, sorted; equal ones by name. */
export function findCosts(costs: readonly PlatformCost[], view: CostView): PlatformCost[] {
  const term = view.search.trim().toLowerCase();
  return costs
    .filter(({ name, unit }) => `${name}\n${unit}`.toLowerCase().includes(term))
    .sort(
      (first, second) => compare(first, second, view) || collator.compare(first.name, second.name),
    );
}
