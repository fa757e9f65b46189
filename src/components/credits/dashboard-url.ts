import { withModal } from '@/config/modal-search-params';
import { REWARD_FILTERS } from '@/resources/credits/rewards/reward-rules';
import { STACK_FILTERS } from '@/resources/credits/stacks/stack-rules';
import {
  NO_FILTERS,
  readHistoryFilters,
  writeHistoryFilters,
  type HistoryFilters,
} from '@/resources/credits/transactions/filters';

/** URL parameters with their values; the default value is omitted from the URL. */
const CHOICES = {
  tab: { name: 'usageTab', values: ['credits', 'transactions', 'costs'], fallback: 'credits' },
  stacks: { name: 'usageStacks', values: STACK_FILTERS, fallback: 'active' },
  rewards: { name: 'usageRewards', values: REWARD_FILTERS, fallback: 'all' },
  view: { name: 'usageView', values: ['grouped', 'individual'], fallback: 'grouped' },
} as const;

type Key = keyof typeof CHOICES;
const KEYS: readonly Key[] = ['tab', 'stacks', 'rewards', 'view'];

/** The dashboard's state in the URL: its tab and the filters of its lists. */
export type UsageParameters = { [K in Key]: (typeof CHOICES)[K]['values'][number] } & {
  filters: HistoryFilters;
};

/** Reads the parameters from a search string; an unknown value counts as the default. */
export function readUsageParameters(search: string): UsageParameters {
  const parameters = new URLSearchParams(search);
  function readChoice<Value extends string>(choice: {
    name: string;
    values: readonly Value[];
    fallback: Value;
  }): Value {
    const text = parameters.get(choice.name);
    return choice.values.find((value) => value === text) ?? choice.fallback;
  }
  return {
    tab: readChoice(CHOICES.tab),
    stacks: readChoice(CHOICES.stacks),
    rewards: readChoice(CHOICES.rewards),
    view: readChoice(CHOICES.view),
    filters: readHistoryFilters(parameters),
  };
}

/** A search string with these changes; parameters of other components are kept. */
export function withUsageParameters(search: string, changes: Partial<UsageParameters>): string {
  const { filters } = changes;
  const current = new URLSearchParams(search);
  const parameters = filters ? writeHistoryFilters(current, filters) : current;
  for (const key of KEYS) {
    const value = changes[key];
    if (value === CHOICES[key].fallback) parameters.delete(CHOICES[key].name);
    else if (value !== undefined) parameters.set(CHOICES[key].name, value);
  }
  return `?${parameters.toString()}`;
}

/**
 * A search string that opens the dashboard at its first tab. The transactions that were shown last, of a
 * day or a tool, are not filtered any more.
 */
export function withDashboard(search: string): string {
  return withUsageParameters(withModal(search, 'usage'), { tab: 'credits', filters: NO_FILTERS });
}
