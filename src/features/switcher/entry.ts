import type { LucideIcon } from 'lucide-react';
import type { Tool } from '@/resources/tools/schema';

export const ENTRY_GROUPS = ['Tools', 'Pages', 'Outputs', 'Actions'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** A row of the quick switcher. */
export interface Entry {
  /** The unique id, which is the same at the next visit. */
  value: string;
  group: EntryGroup;
  name: string;
  /** Text in a muted colour after the name. */
  note?: string | undefined;
  /** Words that also find the entry. */
  keywords?: readonly string[] | undefined;
  icon: LucideIcon;
  /** The tool whose picture replaces the icon. */
  tool?: Tool | undefined;
  run: () => void;
}
