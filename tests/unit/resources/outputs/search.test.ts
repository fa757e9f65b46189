import { expect, test, vi } from 'vitest';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { findOutputs, prepareSearch } from '@/resources/outputs/search';

function makeOutputs(count: number) {
  const valueladders = Array.from({ length: count }, (_, index) => ({
    _id: `o${index}`,
    gptResponse: `Offer ${index}`,
  }));
  return readUserAssets({ data: { valueladders } }) ?? [];
}

/** Reading a text advances the clock. */
function slowDownReading(msPerText: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += msPerText));
}

test('reading texts lets the page handle other tasks before all of them are read', async () => {
  slowDownReading(5);
  let otherTasks = 0;
  const clicks = setInterval(() => {
    otherTasks += 1;
  });
  await prepareSearch(makeOutputs(200));
  clearInterval(clicks);
  expect(otherTasks).toBeGreaterThan(5);
});

test.each([
  [12, true],
  [12.1, false],
])('after %s ms, the next text is read before other tasks: %s', async (ms, isRead) => {
  const outputs = makeOutputs(2);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(outputs[0]!, 'text', 'get').mockImplementation(() => {
    now += ms;
    return 'Slow';
  });
  const secondText = vi.spyOn(outputs[1]!, 'text', 'get').mockReturnValue('Next');
  const done = prepareSearch(outputs);
  expect(secondText).toHaveBeenCalledTimes(isRead ? 1 : 0);
  await done;
  expect(secondText).toHaveBeenCalledTimes(1);
});

test.each([
  ['Don’t wait', "don't"],
  ['cafe\u0301 menu', 'café'],
  ['café menu', 'CAFE'],
  ['A follow\u2011up', 'follow-up'],
  ['A follow-up', 'follow\u2011up'],
])('an output with %j is found by %j', (gptResponse, term) => {
  const outputs = readUserAssets({ data: { valueladders: [{ _id: 'o', gptResponse }] } }) ?? [];
  expect(findOutputs(outputs, term)).toHaveLength(1);
  expect(findOutputs(outputs, `${term}x`)).toHaveLength(0);
});
