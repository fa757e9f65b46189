import type { MockTool } from '../../types';
import { objectId } from '../random';

/** The seven categories (docs/product/catalogue.md#categories). */
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
  /** Paragraphs; the first sentence is the one-line description. */
  text: readonly [string, ...string[]];
  tags: readonly string[];
  /** Credits per unit; 0 makes the tool free. */
  cost: number;
  unit?: string;
  hasFeatureCosts?: boolean;
  /** The text in place of a missing address. */
  comingSoon?: '' | 'Coming Soon...' | 'Coming soon';
  /** Whether the picture is missing as well. */
  withoutPicture?: boolean;
}

/** The two features, a short and a long one, of a tool with different costs. */
function featureCosts(cost: number): MockTool['featureCosts'] {
  return { summary: Math.ceil(cost / 2), 'full-report': cost * 3 };
}

/** Creates the record of a tool; the serializer makes `/apps/<slug>` absolute. */
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
