import { expect, it } from 'vitest';
import { groupByMonth, isMonth, outputMonths } from '@/resources/outputs/months';
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

it('outputs are grouped by local month and year, those without a date last', () => {
  expect(
    groupByMonth(outputs).map(({ label, outputs: month }) => [
      label,
      month.map(({ key }) => key.replace('valueladders-', '')).join(' '),
    ]),
  ).toEqual([
    ['November 2026', 'nov22 nov1'],
    ['October 2026', 'oct31'],
    ['November 2025', 'nov2025'],
    ['Without a date', 'none'],
  ]);
});

it('the months are listed from the latest, with their numbers, and the selected one without outputs in its place', () => {
  const names = (selected: string | null) =>
    outputMonths(outputs, selected).map(({ key, label, count }) => [key, label, count]);
  const listedMonths = [
    ['2026-11', 'Nov 2026', 2],
    ['2026-10', 'Oct 2026', 1],
    ['2025-11', 'Nov 2025', 1],
    ['undated', 'Without a date', 1],
  ];
  expect(names(null)).toEqual(listedMonths);
  expect(names('2026-10')).toEqual(listedMonths);
  expect(names('2026-02')).toEqual(listedMonths.toSpliced(2, 0, ['2026-02', 'Feb 2026', 0]));
});

it('the query parameter of a month is a year and a month, or undated', () => {
  const texts = ['2026-11', 'undated', '2026-13', '2026-1', '999999-01', 'pinned', ''];
  expect(texts.filter(isMonth)).toEqual(['2026-11', 'undated']);
});
