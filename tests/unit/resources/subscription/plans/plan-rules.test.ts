import { expect, it } from 'vitest';
import { isFreePlan, planTier } from '@/resources/subscription/plans/plan-rules';

it.each([
  ['Free Plan', 'free'],
  ['free_plan', 'free'],
  ['PRO', 'pro'],
  ['elite-yearly', 'elite'],
  ['Professional', null],
  ['Ad-free Pro', 'pro'],
  ['Ad‑free Elite', 'elite'],
  ['Pro, first month free', 'pro'],
  ['Éfree', null],
  ['Risk-free', null],
  ['(Free)', 'free'],
  ['', null],
])('the plan name %j is of the tier %s', (name, tier) => {
  expect(planTier(name)).toBe(tier);
  expect(isFreePlan({ name })).toBe(tier === 'free');
});
