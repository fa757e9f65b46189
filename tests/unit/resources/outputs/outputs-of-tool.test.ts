import { expect, it } from 'vitest';
import type { OutputGroup } from '@/resources/outputs/groups';
import {
  outputsOfTool,
  savesOutputs,
  toolNamed,
  toolOfOutput,
} from '@/resources/outputs/outputs-of-tool';
import { makeTool } from '../../../helpers/values';

const named = (name: string, platformId: string | null = null) => makeTool({ name, platformId });

it.each<[OutputGroup, string, string, string | null, boolean]>([
  ['valueladders', 'Value Ladder Agent', 'VALUE-LADDER  agent', null, true],
  ['valueladders', 'Value Ladder Agent', 'Ladders', 'value-ladder-agent', true],
  ['valueladders', 'Value Ladder Agent', 'Value Proposition Agent', null, false],
  ['fyccopilots', 'Find your Calling Agent', 'Find your Calling Agent', null, true],
  ['salesai', 'Fjällbo Software', 'Sales Call Review', null, true],
  ['salesai', 'Fjällbo Software', 'Sales AI', null, true],
  ['salesai', 'Fjällbo Software', 'Wholesales Callback', null, false],
  ['aiworkflow', 'Follow up', 'AI Workflow Mapper', null, true],
  ['brandstory', 'The Thursday in March', 'Brand Story Agent', null, true],
  ['assessment', 'Business Health Assessment', 'Business Health Assessment', null, true],
  ['assessment', 'Business Health Assessment', 'Leadership Style Assessment', null, false],
  ['assessment', '', '', null, false],
])('an output of %s titled %s is of the tool %s with the platform %s: %s', (...row) => {
  const [group, title, name, platformId, isOwn] = row;
  const [output, tool] = [{ group, title }, named(name, platformId)];
  expect(outputsOfTool([output], tool)).toEqual(isOwn ? [output] : []);
  expect(toolOfOutput(output, [named('Another'), tool])).toBe(isOwn ? tool : undefined);
});

it('the first of two tools with the same name is found', () => {
  const catalogue = [named('Notes'), named('notes')];
  expect(toolNamed(' NOTES!', catalogue)).toBe(catalogue[0]);
  expect(toolNamed('Ink', catalogue)).toBeUndefined();
});

it.each([
  ['Value Ladder Agent', true],
  ['Sales Call Review', true],
  ['Leadership Style Assessment', true],
  ['Newsletter Writer', false],
  ['', false],
])('whether the tool %s saves outputs: %s', (name, saves) => {
  expect(savesOutputs(named(name))).toBe(saves);
});
