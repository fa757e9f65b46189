const FREE = 'FREE';

/** The plan named for a reward whose tag is missing and whose member's plan is unknown. */
export const DEFAULT_PLAN_NAME = 'STARTER';

/**
 * The tag of a reward (credits specification, section 5): FREE if it contains FREE, else the part
 * before the first hyphen, else the default plan's name.
 */
export function rewardTag(crmPlanTag: string | null, defaultPlan = DEFAULT_PLAN_NAME): string {
  const tag = crmPlanTag ?? '';
  if (tag.toUpperCase().includes(FREE)) return FREE;
  const [plan = ''] = tag.split('-');
  return plan.trim() || defaultPlan;
}

/** Whether the Student label stands beside a tag: on all but the free plan. */
export function hasStudentLabel(tag: string): boolean {
  return !tag.toUpperCase().includes(FREE);
}
