import { memoize } from '@/lib/memoize';
import type { Tool } from './schema';

/** The conditions that a tool must meet; a missing or blank one is ignored. */
export interface ToolFilter {
  /** A tool must belong to one of them. */
  categories?: readonly string[] | undefined;
  /** Only tools that cost nothing. */
  isFree?: boolean | undefined;
  /** A complete hashtag. */
  tag?: string | undefined;
  /** Part of the name, the description or a hashtag. */
  text?: string | undefined;
}

/** Separates hashtags, which are trimmed when parsed, so that none begins or ends with it. */
const SEPARATOR = '\n';

// Cached, because each press of a chip filters up to 10,000 tools.
const joinedHashtags = memoize(({ hashtags }: Tool) =>
  `${SEPARATOR}${hashtags.join(SEPARATOR)}${SEPARATOR}`.toLowerCase(),
);
const nameAndDescription = memoize(({ name, description }: Tool) =>
  (name + SEPARATOR + description).toLowerCase(),
);

function normalizeTerm(text: string | undefined): string {
  return text?.trim().toLowerCase() ?? '';
}

/**
 * The tools that meet every condition, in their order, ignoring case. A category matches a hashtag
 * that contains its text (docs/product/catalogue.md#categories).
 */
export function filterTools(tools: readonly Tool[], filter: ToolFilter): readonly Tool[] {
  const categories = (filter.categories ?? []).map(normalizeTerm).filter(Boolean);
  const tag = normalizeTerm(filter.tag);
  const text = normalizeTerm(filter.text);
  const isFree = filter.isFree ?? false;
  if (categories.length === 0 && !isFree && tag === '' && text === '') return tools;

  return tools.filter(
    (tool) =>
      (!isFree || tool.isFree) &&
      (categories.length === 0 || categories.some((name) => joinedHashtags(tool).includes(name))) &&
      (tag === '' || joinedHashtags(tool).includes(`${SEPARATOR}${tag}${SEPARATOR}`)) &&
      (text === '' ||
        nameAndDescription(tool).includes(text) ||
        joinedHashtags(tool).includes(text)),
  );
}
