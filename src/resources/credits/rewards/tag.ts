const FREE = 'FREE';

/** Shown when both the reward's tag and the member's plan are unknown. */
const DEFAULT_PLAN_NAME = 'STARTER';

/**
 * The visible tag of a reward: FREE if it contains FREE, else the part before the first hyphen,
 * else the default (docs/product/credits.md#rewards).
 */
export function rewardTag(crmPlanTag: string | null, defaultPlan = DEFAULT_PLAN_NAME): string {
  const tag = crmPlanTag ?? '';
  if (tag.toUpperCase().includes(FREE)) return FREE;
  const [plan = ''] = tag.split('-');
  return plan.trim() || defaultPlan;
}

/** Whether the Student label shows beside a tag: for all plans except free. */
export function hasStudentLabel(tag: string): boolean {
  return !tag.toUpperCase().includes(FREE);
}
