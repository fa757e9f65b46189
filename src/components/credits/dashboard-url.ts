import { withModal } from '@/config/modal';
import { oneOf, withParameters, type ParameterValues } from '@/lib/parse/url-parameters';
import { REWARD_FILTERS } from '@/resources/credits/rewards/reward-rules';
import { STACK_FILTERS } from '@/resources/credits/stacks/stack-rules';
import { HISTORY_PARAMETERS, NO_FILTERS } from '@/resources/credits/transactions/filters';

/** The tabs of the dashboard by their value in the URL. */
export const USAGE_TABS = [
  { value: 'credits', label: 'Credit History' },
  { value: 'transactions', label: 'Transaction History' },
  { value: 'costs', label: 'Platform Costs' },
] as const;

export type UsageTab = (typeof USAGE_TABS)[number]['value'];

/** The dashboard's state in the URL: its tab and the filters of its lists. */
export const USAGE_PARAMETERS = {
  ...HISTORY_PARAMETERS,
  tab: oneOf(
    'usageTab',
    USAGE_TABS.map(({ value }) => value),
    'credits',
  ),
  stacks: oneOf('usageStacks', STACK_FILTERS, 'active'),
  rewards: oneOf('usageRewards', REWARD_FILTERS, 'all'),
  view: oneOf('usageView', ['grouped', 'individual'], 'grouped'),
};

export type UsageParameters = ParameterValues<typeof USAGE_PARAMETERS>;

/**
 * A search string that opens the dashboard, with these parameters. The transactions that were shown
 * last, of a day or a tool, are not filtered any more.
 */
export function withDashboard(search: string, parameters: Partial<UsageParameters> = {}): string {
  const changes = { tab: 'credits', ...NO_FILTERS, ...parameters } as const;
  return withParameters(USAGE_PARAMETERS, withModal(search, 'usage'), changes);
}
