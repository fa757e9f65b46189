import { beforeEach, expect, it } from 'vitest';
import { recordLaunch, storedLaunches } from '@/resources/tools/launches';

beforeEach(() => {
  localStorage.clear();
});
const launches = () => storedLaunches.read('maya');

it.each([
  ['a launch without a tool', '[{"at":1}]'],
  ['a launch without a time', '[{"toolId":"a"}]'],
  ['a time that no date can hold', '[{"toolId":"a","at":1e300}]'],
])('%s gives no launch', (_, raw) => {
  localStorage.setItem('launched-tools:maya', raw);
  expect(launches()).toEqual([]);
});

it('the launches of a stored list are read with the latest first', () => {
  const stored = [1, 3, 2].map((at) => ({ toolId: `tool-${at}`, at }));
  localStorage.setItem('launched-tools:maya', JSON.stringify(stored));
  expect(launches().map(({ at }) => at)).toEqual([3, 2, 1]);
});

it('a repeated launch replaces the earlier one, and the last twelve tools are kept', () => {
  for (let index = 0; index < 14; index += 1) recordLaunch('maya', `tool-${index}`, index);
  recordLaunch('maya', 'tool-5', 20);
  const ids = launches().map(({ toolId }) => toolId);
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 2)).toEqual(['tool-5', 'tool-13']);
});
