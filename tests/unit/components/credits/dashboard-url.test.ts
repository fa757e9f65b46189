import { expect, test } from 'vitest';
import { USAGE_PARAMETERS, withDashboard } from '@/components/credits/dashboard-url';
import { readParameters, withParameters } from '@/lib/parse/url-parameters';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';

const STANDARD = {
  tab: 'credits',
  stacks: 'active',
  rewards: 'all',
  view: 'grouped',
  ...NO_FILTERS,
};

test.each([
  ['', {}],
  ['?usageTab=costs&usageView=individual', { tab: 'costs', view: 'individual' }],
  ['?usageTab=Costs&usageStacks=&usageRewards=none', {}],
  ['?usageStacks=history&usageRewards=upcoming', { stacks: 'history', rewards: 'upcoming' }],
  ['?type=debit', { type: 'debit' }],
])(
  'the query "%s" sets %j of the usage dashboard, and the rest has its default',
  (search, expected) => {
    expect(readParameters(USAGE_PARAMETERS, search)).toEqual({ ...STANDARD, ...expected });
  },
);

test('defaults of the usage dashboard are not written to the URL, and its other parameters stay', () => {
  const there = withParameters(USAGE_PARAMETERS, '?x=1&modal=usage', {
    tab: 'transactions',
    platformId: 'a b',
  });
  expect(there).toBe('?x=1&modal=usage&platform=a+b&usageTab=transactions');
  expect(withParameters(USAGE_PARAMETERS, there, { tab: 'credits', ...NO_FILTERS })).toBe(
    '?x=1&modal=usage',
  );
});

test('the usage dashboard opens at its first tab, without the filters of an earlier opening', () => {
  const earlier = withDashboard('?x=1', { tab: 'transactions', type: 'debit', platformId: 'a b' });
  expect(earlier).toBe('?x=1&modal=usage&type=debit&platform=a+b&usageTab=transactions');
  expect(withDashboard(earlier)).toBe('?x=1&modal=usage');
});
