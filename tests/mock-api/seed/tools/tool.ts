import type { MockTool } from '../../types';
import { objectId } from '../random';

/** The seven fixed categories (core specification, section 3), in the order of the filter chips. */
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

interface ToolSketch {
  slug: string;
  name: string;
  /** Paragraphs; the first sentence works as a one-line description. */
  text: readonly [string, ...string[]];
  tags: readonly string[];
  /** Credits per unit; 0 makes the tool free. */
  cost: number;
  unit?: string;
  hasFeatureCosts?: boolean;
  /** The wire's spelling of an address that is not there yet. */
  comingSoon?: '' | 'Coming Soon...' | 'Coming soon';
  /** True when the wire has no picture either. */
  withoutPicture?: boolean;
}

/** A tool with features of different cost has a short one and a long one. */
function featureCosts(cost: number): MockTool['featureCosts'] {
  return { summary: Math.ceil(cost / 2), 'full-report': cost * 3 };
}

/** Makes the record of one tool; `/apps/<slug>` becomes absolute when it is served. */
export function tool(category: Category, sketch: ToolSketch): MockTool {
  return {
    id: objectId(`tool ${sketch.slug}`),
    name: sketch.name,
    description: sketch.text.join('\n\n'),
    image: sketch.withoutPicture === true ? 'Coming Soon...' : `tools/${sketch.slug}.svg`,
    url: sketch.comingSoon ?? `/apps/${sketch.slug}`,
    hashtags: [category, ...sketch.tags],
    platformId: sketch.slug,
    isFree: sketch.cost === 0,
    tokenCost: sketch.cost,
    unit: sketch.unit ?? 'per message',
    featureCosts: sketch.hasFeatureCosts === true ? featureCosts(sketch.cost) : {},
  };
}
