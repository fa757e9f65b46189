/** Finds the tool that saved an output; the API sends only the output's group and title. */
import { memoize } from '@/lib/memoize';
import type { Tool } from '@/resources/tools/schema';
import { TEXT_GROUPS } from './groups';
import type { SavedOutput } from './saved-output';

type NamedTool = Pick<Tool, 'name' | 'platformId' | 'hashtags'>;

/** Lower-case words without punctuation: `Value-Ladder  agent` gives `value ladder agent`. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The normalized name and platform ID of a tool, without blank ones. */
function namesOf({ name, platformId }: NamedTool): string[] {
  return [normalize(name), normalize(platformId ?? '')].filter((text) => text !== '');
}

const TEXT_GROUP_NAMES: readonly string[] = Object.values(TEXT_GROUPS).map(({ title }) =>
  normalize(title),
);

/** Words in the name of each tool whose outputs have a group of their own. */
const OTHER_GROUPS = {
  salesai: /\bsales (?:ai|calls?)\b/,
  aiworkflow: /\bworkflow\b/,
  brandstory: /\bbrand story\b/,
  assessment: /\bassessment\b/,
} as const;

type OtherGroup = keyof typeof OTHER_GROUPS;

function isOtherGroup(group: string): group is OtherGroup {
  return Object.hasOwn(OTHER_GROUPS, group);
}

/** The key of the outputs of a group, which no name has, because a name has no punctuation. */
const groupKey = (group: string) => `#${group}`;

/** The normalized names of a tool, and the keys of the groups that its names belong to. */
function keysOfTool(tool: NamedTool): string[] {
  const names = namesOf(tool);
  const groups = Object.entries(OTHER_GROUPS).filter(([, words]) =>
    names.some((name) => words.test(name)),
  );
  return [...names, ...groups.map(([group]) => groupKey(group))];
}

/** The one of the keys of its tool that finds the tool of an output. */
function keyOfOutput({ group, title }: Pick<SavedOutput, 'group' | 'title'>): string {
  // A group of texts is titled like its tool, an assessment like its category, which names the
  // tool.
  if (!isOtherGroup(group)) return normalize(TEXT_GROUPS[group].title);
  return group === 'assessment' ? normalize(title) : groupKey(group);
}

/** Whether an output was saved by a tool (docs/product/outputs.md#tool-of-an-output). */
export function isOutputOf(output: Pick<SavedOutput, 'group' | 'title'>, tool: NamedTool): boolean {
  return keysOfTool(tool).includes(keyOfOutput(output));
}

/** The outputs that a tool saved, in their order. */
export function outputsOfTool(outputs: readonly SavedOutput[], tool: NamedTool): SavedOutput[] {
  const keys = keysOfTool(tool);
  return outputs.filter((output) => keys.includes(keyOfOutput(output)));
}

/** For each key, the index in a catalogue of the first tool that has it. */
const firstIndexes = memoize((catalogue: readonly NamedTool[]) => {
  const indexes = new Map<string, number>();
  catalogue.forEach((tool, index) => {
    for (const key of keysOfTool(tool)) if (!indexes.has(key)) indexes.set(key, index);
  });
  return indexes;
});

function firstWithKey<Listed extends NamedTool>(
  key: string,
  catalogue: readonly Listed[],
): Listed | undefined {
  const index = firstIndexes(catalogue).get(key);
  return index === undefined ? undefined : catalogue[index];
}

/** The tool of the catalogue that saved an output; `undefined` if it is not there. */
export function toolOfOutput<Listed extends NamedTool>(
  output: Pick<SavedOutput, 'group' | 'title'>,
  catalogue: readonly Listed[],
): Listed | undefined {
  return firstWithKey(keyOfOutput(output), catalogue);
}

/**
 * The tool of the catalogue with a name, ignoring case and punctuation; `undefined` without one.
 */
export function toolNamed<Listed extends NamedTool>(
  name: string,
  catalogue: readonly Listed[],
): Listed | undefined {
  return firstWithKey(normalize(name), catalogue);
}

/** Whether the outputs of a tool are saved to the profile page. */
export function savesOutputs(tool: NamedTool): boolean {
  return keysOfTool(tool).some((key) => TEXT_GROUP_NAMES.includes(key) || key.startsWith('#'));
}
