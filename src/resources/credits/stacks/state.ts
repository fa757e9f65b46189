export type StackState = 'Disabled' | 'Expired' | 'Exhausted' | 'Active';

/** The fields that determine a stack's state. */
export interface StackStateFields {
  status: string | null;
  isExpired: boolean;
  remainingTokens: number;
}

/** The source of a stack with spaces for underscores. */
export function sourceLabel({ source }: { source: string | null }): string {
  return source?.replaceAll('_', ' ').trim() || 'credits';
}

/** The state of a stack (docs/product/credits.md#stacks). */
export function stackState(stack: StackStateFields): StackState {
  if (stack.status === 'disabled') return 'Disabled';
  if (stack.isExpired) return 'Expired';
  return stack.remainingTokens > 0 ? 'Active' : 'Exhausted';
}

/** The stack filters in their order. */
export const STACK_FILTERS = ['active', 'history', 'all'] as const;
export type StackFilter = (typeof STACK_FILTERS)[number];

/** Whether a filter shows a stack; History shows all that are not active. */
export function matchesStackFilter(filter: StackFilter, stack: StackStateFields): boolean {
  return filter === 'all' || (stackState(stack) === 'Active') === (filter === 'active');
}
