import { expect, it } from 'vitest';
import { groupByMonth, shownOutputs } from '@/resources/outputs/months';
import { readUserAssets } from '@/resources/outputs/read-outputs';

const outputs =
  readUserAssets({
    valueladders: [
      { id: 'nov22', gptResponse: 'Text', createdAt: new Date(2026, 10, 22) },
      { id: 'nov1', gptResponse: 'Text', createdAt: new Date(2026, 10, 1, 0, 0) },
      { id: 'oct31', gptResponse: 'Text', createdAt: new Date(2026, 9, 31, 23, 59) },
      { id: 'nov2025', gptResponse: 'Text', createdAt: new Date(2025, 10, 30) },
      { id: 'none', gptResponse: 'Text' },
    ].map((item) => ({ ...item, createdAt: item.createdAt?.toISOString() })),
  }) ?? [];

const listed = (pins: string[], shown = Infinity) =>
  shownOutputs(groupByMonth(outputs, pins), shown).map(({ section, outputs: shownOnes }) => [
    section.label,
    section.outputs.length,
    shownOnes.map(({ key }) => key.replace('valueladders-', '')).join(' '),
  ]);

it('outputs are grouped by local month and year, those without a date last', () => {
  expect(listed([])).toEqual([
    ['November 2026', 2, 'nov22 nov1'],
    ['October 2026', 1, 'oct31'],
    ['November 2025', 1, 'nov2025'],
    ['Without a date', 1, 'none'],
  ]);
});

it('pinned outputs come first, in the order of the list, and are not repeated in their month', () => {
  expect(listed(['valueladders-oct31', 'valueladders-nov22', 'valueladders-gone'])).toEqual([
    ['Pinned', 2, 'nov22 oct31'],
    ['November 2026', 1, 'nov1'],
    ['November 2025', 1, 'nov2025'],
    ['Without a date', 1, 'none'],
  ]);
});

it('a page that ends inside a month keeps the count of the whole month', () => {
  expect(listed([], 1)).toEqual([['November 2026', 2, 'nov22']]);
  expect(listed([], 2)).toEqual([['November 2026', 2, 'nov22 nov1']]);
  expect(listed([], 3)).toHaveLength(2);
});
