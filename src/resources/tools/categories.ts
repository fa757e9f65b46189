/** The categories in the order of the filter chips (docs/product/catalogue.md#categories). */
export const CATEGORIES = [
  { name: 'Ideation and Innovation Tools', hue: 'var(--hue-ideation)' },
  { name: 'Sales and Marketing Tools', hue: 'var(--hue-sales)' },
  { name: 'Purpose Tools', hue: 'var(--hue-purpose)' },
  { name: 'Content Creation Tools', hue: 'var(--hue-content)' },
  { name: 'General AI Utility Platforms', hue: 'var(--hue-utility)' },
  { name: 'E Learning Tools', hue: 'var(--hue-learning)' },
  { name: 'Assessment Tools', hue: 'var(--hue-assessment)' },
] as const;

export type Category = (typeof CATEGORIES)[number]['name'];

/** Navy, for any other category. */
const OTHER_HUE = '277';

/** The category of a tool, which is its first hashtag. */
export function categoryOf({ hashtags }: { hashtags: readonly string[] }): string | undefined {
  return hashtags[0];
}

/** The one of `CATEGORIES` that a tool's category is. */
function listedCategoryOf(tool: { hashtags: readonly string[] }) {
  const category = categoryOf(tool)?.toLowerCase();
  return CATEGORIES.find(({ name }) => name.toLowerCase() === category);
}

/** The CSS hue of a tool's category. */
export function toolHue(tool: { hashtags: readonly string[] }): string {
  return listedCategoryOf(tool)?.hue ?? OTHER_HUE;
}

/** The category of a tool that has no hue of its own. */
export function unlistedCategoryOf(tool: { hashtags: readonly string[] }): string | undefined {
  return listedCategoryOf(tool) ? undefined : categoryOf(tool);
}
