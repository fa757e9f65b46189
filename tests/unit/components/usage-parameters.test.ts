import { expect, test } from 'vitest';
import { readUsageParameters, withUsageParameters } from '@/components/usage-parameters';
import {
  searchWithoutUsageModal,
  isUsageModalOpen,
  searchWithUsageModal,
} from '@/config/modal-search-params';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';

test.each([
  ['?modal=usage', true],
  ['?x=1&modal=usage&y', true],
  ['?modal=other&modal=usage', true],
  ['?modal=Usage', false],
  ['?modal', false],
  ['?xmodal=usage', false],
  ['', false],
])('whether the query "%s" opens the usage dashboard: %s', (search, open) => {
  expect(isUsageModalOpen(search)).toBe(open);
});

test.each([
  ['?modal=usage', ''],
  ['?a=%20b&modal=usage&c=+d', '?a=%20b&c=+d'],
  ['?modal=usage&x=1&modal=usage', '?x=1'],
  ['?%6Dodal=usage&x', '?x'],
  ['?x=1', '?x=1'],
  ['', ''],
])('closing the usage dashboard changes the query "%s" to "%s"', (search, closed) => {
  expect(searchWithoutUsageModal(search)).toBe(closed);
});

test.each([
  ['', '?modal=usage'],
  ['?a=%20b', '?a=%20b&modal=usage'],
  ['?modal=other&a=1', '?a=1&modal=usage'],
])('opening the usage dashboard changes the query "%s" to "%s"', (search, opened) => {
  expect(searchWithUsageModal(search)).toBe(opened);
});

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
