import { format } from 'date-fns';

/** `Nov 5, 2026`, or `Unknown` without a date (docs/product/outputs.md#cards). */
export function formatSavedDate(createdAt: number | null): string {
  return createdAt === null ? 'Unknown' : format(createdAt, 'MMM d, yyyy');
}
