import { parse } from 'yaml';
import demoTools from '../demo/tools.yaml?raw';
import type { MockTool } from '../types';
import { objectId } from './random';

/** The categories of the portal (docs/product/catalogue.md#categories). */
export const CATEGORIES = [
  'Ideation and Innovation Tools',
  'Sales and Marketing Tools',
  'Purpose Tools',
  'Content Creation Tools',
  'General AI Utility Platforms',
  'E Learning Tools',
  'Assessment Tools',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * A tool of demo/tools.yaml, with the fields of the response that `tool` does not make from others.
 */
interface ToolSketch extends Omit<
  MockTool,
  | 'id'
  | 'description'
  | 'image'
  | 'url'
  | 'hashtags'
  | 'platformId'
  | 'isFree'
  | 'tokenCost'
  | 'unit'
  | 'featureCosts'
> {
  slug: string;
  /** Paragraphs; the first sentence is the one-line description. */
  text: readonly [string, ...string[]];
  tags: readonly string[];
  /** Credits per unit; 0 makes the tool free. */
  cost: number;
  unit?: string;
  hasFeatureCosts?: boolean;
  /** The text in place of a missing URL. */
  comingSoon?: '' | 'Coming Soon...' | 'Coming soon';
  /** Whether the picture is missing as well. */
  withoutPicture?: boolean;
}

const SKETCHES = parse(demoTools) as Readonly<Record<Category, readonly ToolSketch[]>>;

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

/** The two features, a short and a long one, of a tool with different costs. */
function featureCosts(cost: number): MockTool['featureCosts'] {
  return { summary: Math.ceil(cost / 2), 'full-report': cost * 3 };
}

/** Creates the record of a tool; the serializer makes `/apps/<slug>` absolute. */
function tool(category: string, sketch: ToolSketch): MockTool {
  const { slug, text, tags, cost, unit, hasFeatureCosts, comingSoon, withoutPicture, ...fields } =
    sketch;
  return {
    ...fields,
    id: objectId(`tool ${slug}`),
    description: text.join('\n\n'),
    image: withoutPicture === true ? 'Coming Soon...' : `tools/${slug}.svg`,
    url: comingSoon ?? `/apps/${slug}`,
    hashtags: [category, ...tags],
    platformId: slug,
    isFree: cost === 0,
    tokenCost: cost,
    unit: unit ?? 'per message',
    featureCosts: hasFeatureCosts === true ? featureCosts(cost) : {},
  };
}

/** Takes one tool of each category in turn, so that neighbours in the grid differ in color. */
function interleave(categories: readonly (readonly MockTool[])[]): MockTool[] {
  const longest = Math.max(...categories.map((tools) => tools.length));
  return Array.from({ length: longest }, (_, round) =>
    categories.flatMap((tools) => tools[round] ?? []),
  ).flat();
}

/** The demo catalogue, in the order in which `GET /getTools` lists it. */
export function seedTools(): MockTool[] {
  const categories = Object.entries(SKETCHES).map(([category, sketches]) =>
    sketches.map((sketch) => tool(category, sketch)),
  );
  const all = categories.flat();
  const first = FIRST_SCREEN.flatMap((slug) => all.find((one) => one.platformId === slug) ?? []);
  const rest = categories.map((tools) => tools.filter((one) => !first.includes(one)));
  return [...first, ...interleave(rest)];
}
