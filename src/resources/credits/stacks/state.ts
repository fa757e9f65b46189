export type StackState = 'Disabled' | 'Expired' | 'Exhausted' | 'Active';

/** What of a stack decides its state. */
export interface StackFacts {
  status: string | null;
  isExpired: boolean;
  remainingTokens: number;
}

/** The state of a stack, the first that applies (credits specification, section 4). */
export function stackState(stack: StackFacts): StackState {
  if (stack.status === 'disabled') return 'Disabled';
  if (stack.isExpired) return 'Expired';
  return stack.remainingTokens > 0 ? 'Active' : 'Exhausted';
}

/** The filters of the stack list, in their order. */
export const STACK_FILTERS = ['active', 'history', 'all'] as const;
export type StackFilter = (typeof STACK_FILTERS)[number];

/** Whether a filter shows a stack: Active and History share all stacks between them. */
export function stackMatches(filter: StackFilter, stack: StackFacts): boolean {
  return filter === 'all' || (stackState(stack) === 'Active') === (filter === 'active');
}
