/** Finds the tool that saved an output; the API sends only the output's group and title. */
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

/** Words in the name of a tool whose outputs have a group of their own. */
const OTHER_GROUPS = {
  salesai: /\bsales (?:ai|calls?)\b/,
  aiworkflow: /\bworkflow\b/,
  brandstory: /\bbrand story\b/,
  assessment: /\bassessment\b/,
} as const;

function isOtherGroup(group: string): group is keyof typeof OTHER_GROUPS {
  return Object.hasOwn(OTHER_GROUPS, group);
}

/** Whether an output was saved by a tool (docs/product/outputs.md#tool-of-an-output). */
export function isOutputOf(output: Pick<SavedOutput, 'group' | 'title'>, tool: NamedTool): boolean {
  const names = namesOf(tool);
  const { group } = output;
  // A group of texts is titled like its tool, an assessment like its category, which names the
  // tool.
  if (!isOtherGroup(group)) return names.includes(normalize(TEXT_GROUPS[group].title));
  if (group === 'assessment') return names.includes(normalize(output.title));
  return names.some((name) => OTHER_GROUPS[group].test(name));
}

/** The outputs that a tool saved, in their order. */
export function outputsOfTool(outputs: readonly SavedOutput[], tool: NamedTool): SavedOutput[] {
  return outputs.filter((output) => isOutputOf(output, tool));
}

/** The tool of the catalogue that saved an output; `undefined` if it is not there. */
export function toolOfOutput<Listed extends NamedTool>(
  output: Pick<SavedOutput, 'group' | 'title'>,
  catalogue: readonly Listed[],
): Listed | undefined {
  return catalogue.find((tool) => isOutputOf(output, tool));
}

/** The tool of the catalogue with a name, ignoring case and punctuation; `undefined` without one. */
export function toolNamed<Listed extends NamedTool>(
  name: string,
  catalogue: readonly Listed[],
): Listed | undefined {
  const wanted = normalize(name);
  return wanted === '' ? undefined : catalogue.find((tool) => namesOf(tool).includes(wanted));
}

/** Whether the outputs of a tool are saved to the profile page. */
export function savesOutputs(tool: NamedTool): boolean {
  return namesOf(tool).some(
    (name) =>
      TEXT_GROUP_NAMES.includes(name) ||
      Object.values(OTHER_GROUPS).some((pattern) => pattern.test(name)),
  );
}
