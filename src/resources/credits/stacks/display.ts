import type { Stack } from './schema';

/** The source of a stack with spaces for underscores. */
export function sourceLabel({ source }: Pick<Stack, 'source'>): string {
  return source?.replaceAll('_', ' ').trim() || 'credits';
}

export type UsageTone = 'green' | 'yellow' | 'red';

/** The colour of a usage bar (docs/product/credits.md#stacks). @param percentage 0 to 100 */
export function usageTone(percentage: number): UsageTone {
  if (percentage < 50) return 'green';
  return percentage < 80 ? 'yellow' : 'red';
}
