/** About what an output cost (docs/product/outputs.md#cost-of-an-output). */
import { localDay } from '@/lib/parse/parse-date';
import type { Transaction } from '@/resources/credits/transactions/schema';
import type { Tool } from '@/resources/tools/schema';
import { isOutputOf } from './outputs-of-tool';
import type { SavedOutput } from './saved-output';

type DatedOutput = Pick<SavedOutput, 'key' | 'group' | 'title' | 'createdAt'>;

export interface SpentOnOutputsInput {
  /** All saved outputs of the member. */
  outputs: readonly DatedOutput[];
  tools: readonly Tool[];
  transactions: readonly Transaction[];
  /** The local day since which all transactions are loaded. */
  firstDay: string;
  /** When the newest transactions were loaded, in epoch milliseconds; later outputs have no cost. */
  loadedAt: number;
}

const dayKey = (day: string, platformId: string) => `${day} ${platformId}`;

/** The credits spent per local day and platform; `null` if one of the amounts is unknown. */
function spentByDay({ transactions, firstDay }: SpentOnOutputsInput) {
  const spent = new Map<string, number | null>();
  const days = new Set<string>();
  const platformIds = new Set<string>();
  for (const { at, day, amount, isCredit, platformId } of transactions) {
    if (isCredit || platformId === null || at === null || day < firstDay) continue;
    const key = dayKey(day, platformId);
    const before = spent.get(key);
    spent.set(key, amount === null || before === null ? null : (before ?? 0) + Math.abs(amount));
    days.add(day);
    platformIds.add(platformId);
  }
  return { spent, days, platformIds };
}

/** Returns a function that finds the platform of the one tool that can have saved an output. */
function createPlatformFinder(tools: readonly Tool[], platformIds: ReadonlySet<string>) {
  const paid = tools.flatMap((tool) =>
    !tool.isFree && tool.platformId !== null && platformIds.has(tool.platformId)
      ? [{ tool, platformId: tool.platformId }]
      : [],
  );
  const known = new Map<string, string | null>();
  return ({ group, title }: DatedOutput): string | null => {
    const key = `${group} ${title}`;
    let found = known.get(key);
    if (found === undefined) {
      const [first, ...others] = paid.filter(({ tool }) => isOutputOf({ group, title }, tool));
      found = first && others.length === 0 ? first.platformId : null;
      known.set(key, found);
    }
    return found;
  };
}

/**
 * About what outputs cost, in credits above zero by the keys of the outputs: the credits that the
 * tool of an output spent on its local day, if it saved no other output on that day.
 */
export function spentOnOutputs(facts: SpentOnOutputsInput): ReadonlyMap<string, number> {
  const { spent, days, platformIds } = spentByDay(facts);
  const findPlatform = createPlatformFinder(facts.tools, platformIds);
  // The only output of a platform on a day; `null` for several.
  const only = new Map<string, DatedOutput | null>();
  for (const output of facts.outputs) {
    const day = output.createdAt === null ? '' : localDay(output.createdAt);
    const platformId = days.has(day) ? findPlatform(output) : null;
    if (platformId === null) continue;
    const key = dayKey(day, platformId);
    only.set(key, only.has(key) ? null : output);
  }

  const costs = new Map<string, number>();
  for (const [key, output] of only) {
    // Rounded, because of the floating-point error of a sum.
    const credits = Math.round((spent.get(key) ?? 0) * 100) / 100;
    const isLoaded = (output?.createdAt ?? Infinity) <= facts.loadedAt;
    if (output && isLoaded && credits > 0) costs.set(output.key, credits);
  }
  return costs;
}
