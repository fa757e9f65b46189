import type { LucideIcon } from 'lucide-react';
import type { Tool } from '@/resources/tools/schema';

export const ENTRY_GROUPS = ['Tools', 'Pages', 'Outputs', 'Actions'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** A row of the quick switcher. */
export interface Entry {
  /** Unique and the same at the next visit. */
  value: string;
  group: EntryGroup;
  name: string;
  /** Muted words after the name. */
  note?: string | undefined;
  /** Also found by these. */
  keywords?: readonly string[] | undefined;
  icon: LucideIcon;
  /** Shows its picture in place of the icon. */
  tool?: Tool | undefined;
  run: () => void;
}
