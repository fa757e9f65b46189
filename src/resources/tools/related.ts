import type { Tool } from './schema';

const MAX_RELATED_TOOLS = 3;

/**
 * Up to three other tools that share a hashtag with a tool, those that share most first
 * (docs/product/catalogue.md#tool-page).
 */
export function relatedTools(tool: Tool, catalogue: readonly Tool[]): Tool[] {
  const own = new Set(tool.hashtags.map((hashtag) => hashtag.toLowerCase()));
  return catalogue
    .map((other) => ({
      other,
      shared:
        other.id === tool.id
          ? 0
          : other.hashtags.filter((hashtag) => own.has(hashtag.toLowerCase())).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED_TOOLS)
    .map(({ other }) => other);
}
