import type { UsageParameters } from '@/components/credits/dashboard-url';

/** The props of a tab of the dashboard. */
export interface TabProps {
  parameters: UsageParameters;
  onChange: (changes: Partial<UsageParameters>) => void;
  /**
   * Opens the transactions of a day.
   * @param start the day's local start, epoch milliseconds
   */
  onOpenDay: (start: number) => void;
  /** Whether the dashboard was opened on this tab; its error then offers to reload the page. */
  isFirst: boolean;
}
