import { withModal } from '@/config/modal';
import { oneOf, readParameters, withParameters } from '@/lib/parse/url-parameters';
import { REWARD_FILTERS } from '@/resources/credits/rewards/reward-rules';
import { STACK_FILTERS } from '@/resources/credits/stacks/stack-rules';
import {
  NO_FILTERS,
  readHistoryFilters,
  withHistoryFilters,
  type HistoryFilters,
} from '@/resources/credits/transactions/filters';

const CHOICES = {
  tab: oneOf('usageTab', ['credits', 'transactions', 'costs'], 'credits'),
  stacks: oneOf('usageStacks', STACK_FILTERS, 'active'),
  rewards: oneOf('usageRewards', REWARD_FILTERS, 'all'),
  view: oneOf('usageView', ['grouped', 'individual'], 'grouped'),
};

/** The dashboard's state in the URL: its tab and the filters of its lists. */
export type UsageParameters = ReturnType<typeof readUsageParameters>;

/** Reads the parameters from a search string; an unknown value counts as the default. */
export function readUsageParameters(search: string) {
  const filters: HistoryFilters = readHistoryFilters(search);
  return { ...readParameters(CHOICES, search), filters };
}

/** A search string with these changes; parameters of other components are kept. */
export function withUsageParameters(
  search: string,
  { filters, ...choices }: Partial<UsageParameters>,
): string {
  const filtered = filters ? withHistoryFilters(search, filters) : search;
  return withParameters(CHOICES, filtered, choices);
}

/**
 * A search string that opens the dashboard at its first tab. The transactions that were shown last,
 * of a day or a tool, are not filtered any more.
 */
export function withDashboard(search: string): string {
  return withUsageParameters(withModal(search, 'usage'), {
    tab: 'credits',
    filters: NO_FILTERS,
  });
}
