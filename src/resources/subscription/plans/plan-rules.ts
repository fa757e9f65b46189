/** The tier of a plan, by its name (docs/product/plans.md#plan-list). */
import type { Plan } from './schema';

export type PlanTier = 'free' | 'starter' | 'pro' | 'elite';
const TIERS: readonly PlanTier[] = ['free', 'starter', 'pro', 'elite'];

// Matches whole words, but not the end of a hyphenated one: "Ad-free Pro" is not the free plan.
const TIER_WORD = new RegExp(`(?:^|[^\\p{L}\\p{Pd}])(${TIERS.join('|')})(?!\\p{L})`, 'iu');

/** The tier by the first tier word in a plan's name; `null` without one. */
export function planTier(name: string): PlanTier | null {
  const [, word] = TIER_WORD.exec(name) ?? [];
  return TIERS.find((tier) => tier === word?.toLowerCase()) ?? null;
}

/** True for the free plan, which has no checkout. */
export function isFreePlan({ name }: Pick<Plan, 'name'>): boolean {
  return planTier(name) === 'free';
}
