import type { MockTool } from '../types';
import { ASSESSMENT_TOOLS } from './tools/assessment';
import { CONTENT_TOOLS } from './tools/content';
import { IDEATION_TOOLS } from './tools/ideation';
import { LEARNING_TOOLS } from './tools/learning';
import { PURPOSE_TOOLS } from './tools/purpose';
import { SALES_TOOLS } from './tools/sales';
import { UTILITY_TOOLS } from './tools/utility';

/** The first tools of the catalogue, with each category and each kind of badge. */
const FIRST_SCREEN: readonly string[] = [
  'find-your-coaching-niche-agent',
  'value-ladder-agent',
  'brand-story-agent',
  'business-vision-agent',
  'ai-workflow-mapper',
  'sales-call-review',
  'business-health-assessment',
  'course-outline-builder',
  'personal-mission-map',
];

const FAMILIES = [
  PURPOSE_TOOLS,
  SALES_TOOLS,
  CONTENT_TOOLS,
  UTILITY_TOOLS,
  IDEATION_TOOLS,
  LEARNING_TOOLS,
  ASSESSMENT_TOOLS,
];

/** Takes one tool of each family in turn, so that neighbours in the grid differ in hue. */
function interleave(families: readonly (readonly MockTool[])[]): MockTool[] {
  const longest = Math.max(...families.map((family) => family.length));
  return Array.from({ length: longest }, (_, round) =>
    families.flatMap((family) => family[round] ?? []),
  ).flat();
}

/** The demo catalogue, in the order in which `GET /getTools` lists it. */
export function seedTools(): MockTool[] {
  const all = FAMILIES.flat();
  const first = FIRST_SCREEN.flatMap((slug) => all.find((tool) => tool.platformId === slug) ?? []);
  const rest = FAMILIES.map((family) => family.filter((tool) => !first.includes(tool)));
  return [...first, ...interleave(rest)].map((tool) => ({ ...tool, hashtags: [...tool.hashtags] }));
}
