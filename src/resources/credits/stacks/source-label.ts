import type { Stack } from './schema';

/** The source of a stack with spaces for underscores. */
export function sourceLabel({ source }: Pick<Stack, 'source'>): string {
  return source?.replaceAll('_', ' ').trim() || 'credits';
}
