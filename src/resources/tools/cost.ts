import { balanceText, formatCredits, formatNumber, formatWhole } from '@/lib/format/numbers';
import { memoize } from '@/lib/memoize';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import type { Tool } from './schema';

/** What a tool costs (docs/product/access.md#cost). */
export type ToolCost =
  | { kind: 'free' }
  /** Its features cost different amounts. */
  | { kind: 'varies' }
  /** @property unit a noun such as `message`, or a phrase such as `1,000 words` */
  | { kind: 'fixed'; credits: number; unit: string };

/** The fields of a tool that its cost depends on. */
export type PricedTool = Pick<Tool, 'isFree' | 'platformId'>;

/** Removes a leading `per`, `each`, `every`, `a` or `an`. */
function unitNoun(unit: string): string {
  return unit.trim().replace(/^(?:per|each|every|a|an)\s+/i, '') || 'use';
}

/**
 * The costs of each platform. Memoized, because the costs of a whole catalogue are read one by one.
 */
const costsByPlatform = memoize((costs: readonly PlatformCost[]) => {
  const byPlatform = new Map<string | null, PlatformCost[]>();
  for (const cost of costs) {
    if (cost.platformId === null) continue;
    const others = byPlatform.get(cost.platformId);
    if (others) others.push(cost);
    else byPlatform.set(cost.platformId, [cost]);
  }
  return byPlatform;
});

/**
 * The cost of a tool from the list of platform costs; `null` while it is unknown. A platform that
 * is listed with different costs varies.
 */
export function toolCost(
  tool: PricedTool,
  costs: readonly PlatformCost[] | undefined,
): ToolCost | null {
  if (tool.isFree) return { kind: 'free' };
  const own = costs && costsByPlatform(costs).get(tool.platformId);
  const first = own?.[0];
  // The cost of a tool that is not free is unknown if its platform is listed as free.
  if (!own || !first || first.isFreeTool) return null;
  const hasOneCost = own.every(
    ({ tokenCost, unit }) => tokenCost === first.tokenCost && unit === first.unit,
  );
  if (!hasOneCost || own.some(({ hasFeatureCosts }) => hasFeatureCosts)) return { kind: 'varies' };
  if (first.tokenCost === null) return null;
  return { kind: 'fixed', credits: first.tokenCost, unit: unitNoun(first.unit) };
}

/** `8 credits`, `1 credit`, `0.5 credits`. */
export function creditsPhrase(credits: number): string {
  const amount = formatNumber(credits);
  return `${amount} ${amount === '1' ? 'credit' : 'credits'}`;
}

/** `8 credits per message`, `Varies by feature`, `Free`: the cost in a line of other facts. */
export function shortCostLabel(cost: ToolCost): string {
  return cost.kind === 'free' ? 'Free' : costLabel(cost);
}

/** `8 credits per message`, `Varies by feature`, `Free tool`. */
export function costLabel(cost: ToolCost): string {
  if (cost.kind === 'free') return 'Free tool';
  if (cost.kind === 'varies') return 'Varies by feature';
  return `${creditsPhrase(cost.credits)} per ${cost.unit}`;
}

/**
 * `8 credits per message; you have 5`, without an unknown part; '' if both are unknown.
 * @param available the credits that can be spent; `null` while they are unknown
 */
export function costAndBalanceText(cost: ToolCost | null, available: number | null): string {
  if (available === null) return cost ? costLabel(cost) : '';
  return cost
    ? `${costLabel(cost)}; you have ${formatCredits(available)}`
    : `You have ${balanceText(available)}`;
}

/** The plural of an English noun or of a phrase that ends in one. */
function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  if (/sis$/i.test(noun)) return noun.replace(/is$/i, 'es');
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Whether a noun takes `an`, by its sound: an answer, an upload, an hour, but a use, a unit. */
const BEGINS_WITH_VOWEL = /^(?:[aeio]|u(?!s|ni)|hour)/i;

/** `A message costs 8 credits`, without a full stop; `null` for a free tool. */
export function costSentence(cost: ToolCost): string | null {
  if (cost.kind === 'free') return null;
  if (cost.kind === 'varies') return 'What it costs varies by feature';
  if (!/^\p{L}/u.test(cost.unit)) return `It costs ${costLabel(cost)}`;
  const article = BEGINS_WITH_VOWEL.test(cost.unit) ? 'An' : 'A';
  return `${article} ${cost.unit} costs ${creditsPhrase(cost.credits)}`;
}

/** How often credits pay for a tool; `null` unless its cost is fixed and above zero. */
function usesOf(cost: ToolCost | null, credits: number): { count: number; noun: string } | null {
  if (cost?.kind !== 'fixed' || cost.credits <= 0 || !(credits >= 0)) return null;
  // `1,000 words` has no plural that could be counted.
  const noun = /^\p{L}[\p{L} -]*$/u.test(cost.unit) ? cost.unit : 'use';
  return { count: Math.floor(credits / cost.credits), noun };
}

/** `66 reports`; `null` if that is unknown or none. */
export function usesLabel(cost: ToolCost | null, credits: number): string | null {
  const uses = usesOf(cost, credits);
  if (!uses || uses.count === 0) return null;
  return `${formatWhole(uses.count)} ${uses.count === 1 ? uses.noun : plural(uses.noun)}`;
}

/**
 * `about 160 messages left`, `about 42 reports a month`, `not enough for one message`; `null`
 * unless the cost is fixed and above zero.
 */
export function aboutUsesLabel(
  cost: ToolCost | null,
  credits: number,
  suffix: 'left' | 'a month',
): string | null {
  const uses = usesOf(cost, credits);
  const label = usesLabel(cost, credits);
  if (label !== null) return `about ${label} ${suffix}`;
  return uses && `not enough for one ${uses.noun}`;
}
