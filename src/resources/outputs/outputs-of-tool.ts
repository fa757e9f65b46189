/** Finds the tool that saved an output; the API sends only the output's group and title. */
import { memoize } from '@/lib/memoize';
import type { Tool } from '@/resources/tools/schema';
import { TEXT_GROUPS } from './groups';
import type { SavedOutput } from './saved-output';

type NamedTool = Pick<Tool, 'name' | 'platformId'>;
type Source = Pick<SavedOutput, 'group' | 'title'>;

/** Lower-case words without punctuation: `Value-Ladder  agent` gives `value ladder agent`. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const TEXT_GROUP_NAMES = Object.values(TEXT_GROUPS).map(({ title }) => normalize(title));

/** Words in the names of the tools whose outputs have a group of their own. */
const OTHER_GROUPS = Object.entries({
  salesai: /\bsales (?:ai|calls?)\b/,
  aiworkflow: /\bworkflow\b/,
  brandstory: /\bbrand story\b/,
  assessment: /\bassessment\b/,
});

/** The key of a group, which no name equals, because a normalized name has no punctuation. */
const groupKey = (group: string) => `#${group}`;

/** The normalized names of a tool, and the keys of the groups that its names belong to. */
function keysOfTool({ name, platformId }: NamedTool): string[] {
  const names = [name, platformId ?? ''].map(normalize).filter((text) => text !== '');
  const groups = OTHER_GROUPS.filter(([, words]) => names.some((text) => words.test(text)));
  return [...names, ...groups.map(([group]) => groupKey(group))];
}

/**
 * The one of the keys of its tool that finds the tool of an output. A group of texts is titled like
 * its tool, and an assessment like its category, which names the tool.
 */
function keyOfOutput({ group, title }: Source): string {
  const isNamed = group in TEXT_GROUPS || group === 'assessment';
  return isNamed ? normalize(title) : groupKey(group);
}

/** The outputs that a tool saved, in their order (docs/product/outputs.md#tool-of-an-output). */
export function outputsOfTool<Output extends Source>(
  outputs: readonly Output[],
  tool: NamedTool,
): Output[] {
  const keys = keysOfTool(tool);
  return outputs.filter((output) => keys.includes(keyOfOutput(output)));
}

/** The tools of a catalogue by their keys; the first one of those with the same key. */
const toolsByKey = memoize(
  (catalogue: readonly Tool[]) =>
    new Map(
      catalogue.flatMap((tool) => keysOfTool(tool).map((key) => [key, tool] as const)).reverse(),
    ),
);

/** The tool of the catalogue that saved an output; `undefined` if it is not there. */
export function toolOfOutput(output: Source, catalogue: readonly Tool[]): Tool | undefined {
  return toolsByKey(catalogue).get(keyOfOutput(output));
}

/**
 * The tool of the catalogue with a name, ignoring case and punctuation; `undefined` without one.
 */
export function toolNamed(name: string, catalogue: readonly Tool[]): Tool | undefined {
  return toolsByKey(catalogue).get(normalize(name));
}

/** Whether the outputs of a tool are saved to the profile page. */
export function savesOutputs(tool: NamedTool): boolean {
  return keysOfTool(tool).some((key) => TEXT_GROUP_NAMES.includes(key) || key.startsWith('#'));
}
