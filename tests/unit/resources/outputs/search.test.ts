import { expect, test, vi } from 'vitest';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { findOutputs, prepareSearch } from '@/resources/outputs/search';

const outputs =
  readUserAssets({
    valueladders: [{ id: '1', gptResponse: 'Don’t wait for **the moment** to follow\u2011up.' }],
    salesai: [{ id: '2', companyName: 'Cafe\u0301 *Sul*', scriptContent: 'Calm.' }],
    assessment: [{ id: '3', category: 'Health', consultant: 'Ann', summary: 'Strong.' }],
    aiworkflow: [{ id: '4', steps: [{ name: 'Take notes' }], analysis: '' }],
  }) ?? [];

test.each([
  ['ladder', ['valueladders-1']],
  ['THE MOMENT FOR', ['valueladders-1']],
  ['  moment   follow-up ', ['valueladders-1']],
  ["don't", ['valueladders-1']],
  ['café', ['salesai-2']],
  ['CAFE', ['salesai-2']],
  ['ann strong', ['assessment-3']],
  ['take notes', ['aiworkflow-4']],
  ['moment calm', []],
  ['.*', []],
  ['', ['valueladders-1', 'salesai-2', 'aiworkflow-4', 'assessment-3']],
])('the search for %j finds %j', (term, keys) => {
  expect(findOutputs(outputs, term).map(({ key }) => key)).toEqual(keys);
});

test('reading texts lets the page handle other tasks before all of them are read', async () => {
  let now = 0;
  // Reading a text advances the clock.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  let otherTasks = 0;
  const clicks = setInterval(() => {
    otherTasks += 1;
  });
  const valueladders = Array.from({ length: 200 }, (_, index) => ({ gptResponse: `${index}` }));
  await prepareSearch(readUserAssets({ valueladders }) ?? []);
  clearInterval(clicks);
  expect(otherTasks).toBeGreaterThan(5);
});
