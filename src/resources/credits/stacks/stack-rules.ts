/** The rules of credit stacks (docs/product/credits.md#stacks). */
import type { Stack } from './schema';

export type StackState = 'Disabled' | 'Expired' | 'Exhausted' | 'Active';

type StateFields = Pick<Stack, 'status' | 'isExpired' | 'remainingTokens'>;

/** The source of a stack with spaces for underscores. */
export function sourceLabel({ source }: { source: string | null }): string {
  return source?.replaceAll('_', ' ').trim() || 'credits';
}

/** The state of a stack. */
export function stackState(stack: StateFields): StackState {
  if (stack.status === 'disabled') return 'Disabled';
  if (stack.isExpired) return 'Expired';
  return stack.remainingTokens > 0 ? 'Active' : 'Exhausted';
}

/** The active stack that expires next; `undefined` if none has an expiry date. */
export function nextToExpire(stacks: readonly Stack[]) {
  return stacks
    .filter((stack) => stackState(stack) === 'Active')
    .flatMap(({ expiresAt, ...stack }) => (expiresAt === null ? [] : [{ ...stack, expiresAt }]))
    .sort((first, second) => first.expiresAt - second.expiresAt)[0];
}

/** The colour of the usage bar of a stack. @param percent 0 to 100 */
export function usageTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent < 50) return 'green';
  return percent < 80 ? 'yellow' : 'red';
}

/** The stack filters in their order. */
export const STACK_FILTERS = ['active', 'history', 'all'] as const;
export type StackFilter = (typeof STACK_FILTERS)[number];

/** Whether a filter shows a stack; History shows all that are not active. */
export function matchesStackFilter(filter: StackFilter, stack: StateFields): boolean {
  return filter === 'all' || (stackState(stack) === 'Active') === (filter === 'active');
}

/** A stack has a badge from this number of days before its expiry. */
const WARNING_DAYS = 7;

/** The expiry badge of a stack: `Nd left` for 1 to 7 days, "Expires today" for 0; else `null`. */
export function expiryBadge({
  daysUntilExpiry: days,
  isExpired,
}: Pick<Stack, 'daysUntilExpiry' | 'isExpired'>): string | null {
  if (isExpired || days === null || days < 0 || days > WARNING_DAYS) return null;
  return days === 0 ? 'Expires today' : `${days}d left`;
}
