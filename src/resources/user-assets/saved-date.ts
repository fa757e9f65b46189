import { format } from 'date-fns';

/** `Nov 5, 2026`, or `Unknown` without a date (credits specification, section 3). */
export function savedDate(createdAt: number | null): string {
  return createdAt === null ? 'Unknown' : format(createdAt, 'MMM d, yyyy');
}
