import { expect, test } from 'vitest';
import {
  readUsageParameters,
  withDashboard,
  withUsageParameters,
} from '@/components/credits/dashboard-url';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';

const STANDARD = {
  tab: 'credits',
  stacks: 'active',
  rewards: 'all',
  view: 'grouped',
  filters: NO_FILTERS,
};

test.each([
  ['', {}],
  ['?usageTab=costs&usageView=individual', { tab: 'costs', view: 'individual' }],
  ['?usageTab=Costs&usageStacks=&usageRewards=none', {}],
  ['?usageStacks=history&usageRewards=upcoming', { stacks: 'history', rewards: 'upcoming' }],
  ['?type=debit', { filters: { ...NO_FILTERS, type: 'debit' } }],
])(
  'the query "%s" sets %j of the usage dashboard, and the rest has its default',
  (search, expected) => {
    expect(readUsageParameters(search)).toEqual({ ...STANDARD, ...expected });
  },
);

test('defaults of the usage dashboard are not written to the URL, and its other parameters stay', () => {
  const there = withUsageParameters('?x=1&modal=usage', {
    tab: 'transactions',
    filters: { ...NO_FILTERS, platformId: 'a b' },
  });
  expect(there).toBe('?x=1&modal=usage&platform=a+b&usageTab=transactions');
  expect(withUsageParameters(there, { tab: 'credits', filters: NO_FILTERS })).toBe(
    '?x=1&modal=usage',
  );
});

test('the usage dashboard opens at its first tab, without the filters of an earlier opening', () => {
  const earlier = withUsageParameters('?x=1', {
    tab: 'transactions',
    filters: { ...NO_FILTERS, type: 'debit', platformId: 'a b' },
  });
  expect(withDashboard(earlier)).toBe('?x=1&modal=usage');
});
