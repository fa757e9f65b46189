import { useMemo } from 'react';
import { useAddressSearch, useChangeSearch } from '../use-address';
import { REWARD_FILTERS } from '@/resources/credits/rewards/filter';
import { STACK_FILTERS } from '@/resources/credits/stacks/state';
import { readFilters, writeFilters } from '@/resources/credits/transactions/filters';
import type { HistoryFilters } from '@/resources/credits/transactions/filters';

/** Names in the address, possible values, and the one that goes without saying. */
const CHOICES = {
  tab: { name: 'usageTab', values: ['credits', 'transactions', 'costs'], standard: 'credits' },
  stacks: { name: 'usageStacks', values: STACK_FILTERS, standard: 'active' },
  rewards: { name: 'usageRewards', values: REWARD_FILTERS, standard: 'all' },
  view: { name: 'usageView', values: ['grouped', 'individual'], standard: 'grouped' },
} as const;

type Key = keyof typeof CHOICES;
const KEYS: readonly Key[] = ['tab', 'stacks', 'rewards', 'view'];

/** What the dashboard keeps in the address: its tab and the filters of its lists. */
export type UsageParameters = { [K in Key]: (typeof CHOICES)[K]['values'][number] } & {
  filters: HistoryFilters;
};

/** Reads the address; a value that can't be one counts as none. */
export function readUsageParameters(search: string): UsageParameters {
  const parameters = new URLSearchParams(search);
  function choice<Value extends string>(options: {
    name: string;
    values: readonly Value[];
    standard: Value;
  }): Value {
    const written = parameters.get(options.name);
    return options.values.find((value) => value === written) ?? options.standard;
  }
  return {
    tab: choice(CHOICES.tab),
    stacks: choice(CHOICES.stacks),
    rewards: choice(CHOICES.rewards),
    view: choice(CHOICES.view),
    filters: readFilters(parameters),
  };
}

/** A search string with other values; parameters that are not the dashboard's stay. */
export function withUsageParameters(search: string, changes: Partial<UsageParameters>): string {
  const { filters } = changes;
  const before = new URLSearchParams(search);
  const parameters = filters ? writeFilters(before, filters) : before;
  for (const key of KEYS) {
    const value = changes[key];
    if (value === CHOICES[key].standard) parameters.delete(CHOICES[key].name);
    else if (value !== undefined) parameters.set(CHOICES[key].name, value);
  }
  return `?${parameters.toString()}`;
}

/** The dashboard's parameters, and how to change them without a step in the history. */
export function useUsageParameters() {
  const search = useAddressSearch();
  const changeSearch = useChangeSearch();
  const parameters = useMemo(() => readUsageParameters(search), [search]);

  return {
    parameters,
    change: (changes: Partial<UsageParameters>) =>
      changeSearch((now) => withUsageParameters(now, changes), { replace: true }),
  };
}
