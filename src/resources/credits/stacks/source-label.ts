import type { Stack } from './schema';

/** Where a stack came from, underscores as spaces (credits specification, section 3). */
export function sourceLabel({ source }: Pick<Stack, 'source'>): string {
  return source?.replaceAll('_', ' ').trim() || 'credits';
}
