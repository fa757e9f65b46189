import { expect, it } from 'vitest';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { countByTab, outputsOfTab } from '@/resources/outputs/tab-counts';

const outputs =
  readUserAssets({
    valueladders: [{ id: '1', gptResponse: 'Text' }],
    targetMarkets: [{ id: '1', gptResponse: 'Text' }],
    fyccopilots: [{ id: '1', gptResponse: 'Text' }],
    salesai: [{}],
  }) ?? [];

it('outputs are counted by tab and together', () => {
  expect(countByTab(outputs)).toEqual({
    all: 4,
    agents: 2,
    purposeTools: 1,
    salesAi: 1,
    aiWorkflow: 0,
    assessment: 0,
    brandStory: 0,
  });
});

it.each([
  ['all', 4],
  ['agents', 2],
  ['brandStory', 0],
] as const)('the tab %s has %i of four outputs', (tab, count) => {
  expect(outputsOfTab(outputs, tab)).toHaveLength(count);
});
