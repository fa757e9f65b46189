import { describe, expect, it } from 'vitest';
import type { OutputGroup } from '@/resources/outputs/groups';
import {
  isOutputOf,
  outputsOfTool,
  savesOutputs,
  toolOfOutput,
} from '@/resources/outputs/outputs-of-tool';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { makeTool } from '../../../helpers/values';

const named = (name: string, platformId: string | null = null) => makeTool({ name, platformId });

describe('isOutputOf', () => {
  it.each<[OutputGroup, string, string, string | null, boolean]>([
    ['valueladders', 'Value Ladder Agent', 'Value Ladder Agent', null, true],
    ['valueladders', 'Value Ladder Agent', 'VALUE-LADDER  agent', null, true],
    ['valueladders', 'Value Ladder Agent', 'Ladders', 'value-ladder-agent', true],
    ['valueladders', 'Value Ladder Agent', 'Value Proposition Agent', null, false],
    ['fyccopilots', 'Find your Calling Agent', 'Find your Calling Agent', null, true],
    ['fyccopilots', 'Find your Calling Agent', 'Find your Coaching Niche Agent', null, false],
    ['salesai', 'Fjällbo Software', 'Sales Call Review', null, true],
    ['salesai', 'Fjällbo Software', 'Sales AI', null, true],
    ['salesai', 'Fjällbo Software', 'Wholesales Callback', null, false],
    ['aiworkflow', 'Follow up', 'AI Workflow Mapper', null, true],
    ['brandstory', 'The Thursday in March', 'Brand Story Agent', null, true],
    ['assessment', 'Business Health Assessment', 'Business Health Assessment', null, true],
    ['assessment', 'Business Health Assessment', 'Leadership Style Assessment', null, false],
    ['assessment', '', '', null, false],
  ])('an output of %s titled %s by the tool %s with the platform %s: %s', (...row) => {
    const [group, title, name, platformId, isOwn] = row;
    expect(isOutputOf({ group, title }, named(name, platformId))).toBe(isOwn);
  });
});

it('the outputs of a tool keep their order, and the tool of each is found', () => {
  const outputs =
    readUserAssets({
      valueladders: [
        { _id: 'a', gptResponse: 'older', createdAt: '2026-11-01' },
        { _id: 'b', gptResponse: 'newer', createdAt: '2026-11-02' },
        { _id: 'c', gptResponse: '' },
      ],
      targetMarkets: [{ _id: 'd', gptResponse: 'other' }],
    }) ?? [];
  const ladder = named('Value Ladder Agent');
  const market = named('Target Market Agent');
  expect(outputsOfTool(outputs, ladder).map(({ text }) => text)).toEqual(['newer', 'older']);
  expect(outputs.map((output) => toolOfOutput(output, [market, ladder]))).toEqual([
    ladder,
    ladder,
    market,
  ]);
  expect(toolOfOutput({ group: 'salesai', title: 'Any' }, [market, ladder])).toBeUndefined();
});

it.each([
  ['Value Ladder Agent', true],
  ['Sales Call Review', true],
  ['AI Workflow Mapper', true],
  ['Leadership Style Assessment', true],
  ['Newsletter Writer', false],
  ['', false],
])('whether the tool %s saves outputs: %s', (name, saves) => {
  expect(savesOutputs(named(name))).toBe(saves);
});
