import * as v from 'valibot';
import { flag, listOf, optionalText, recordId, text, textList } from '@/lib/fields';

const wireTool = v.looseObject({
  name: text,
  description: text,
  image: text,
  url: text,
  hashtags: textList,
  platformId: optionalText,
  isFree: flag,
});

/** A tool of the catalogue (core specification, section 3). */
export interface Tool {
  id: string;
  /** Never empty: a tool that came without a name is an Untitled tool. */
  name: string;
  description: string;
  /** Path below the media base, '' for none. */
  image: string;
  /** As it came; `launchUrl` decides whether it may be followed. */
  url: string;
  /** The first one is the category. */
  hashtags: string[];
  platformId: string | null;
  isFree: boolean;
}

/** One tool; an answer that isn't an object can't be used. */
export const toolSchema = v.pipe(
  wireTool,
  v.transform((tool): Tool => ({
    id: recordId(tool),
    name: tool.name.trim() || 'Untitled tool',
    description: tool.description.trim(),
    image: tool.image.trim(),
    url: tool.url.trim(),
    hashtags: [...new Set(tool.hashtags)],
    platformId: tool.platformId,
    isFree: tool.isFree,
  })),
);

const listedTool = v.pipe(
  toolSchema,
  v.check((tool) => tool.id !== ''),
);

/** The first record of each id: a repeated one would be a second card with the same React key. */
function firstOfEachId<Item extends { id: string }>(items: Item[]): Item[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => {
    const isFirst = !ids.has(id);
    ids.add(id);
    return isFirst;
  });
}

/** The catalogue. Entries without an id can’t be opened: left out. */
export const catalogueSchema = v.pipe(listOf(listedTool), v.transform(firstOfEachId));

const wireSearchResult = v.looseObject({ name: text, description: text });

/** A row of the search box. */
export interface SearchResult {
  id: string;
  name: string;
  description: string;
}

/** The found tools; anything but a list counts as none (core specification, section 5). */
export const searchResultsSchema = v.pipe(
  listOf(
    v.pipe(
      wireSearchResult,
      v.transform((result): SearchResult => ({
        id: recordId(result),
        name: result.name.trim() || 'Untitled tool',
        description: result.description.trim(),
      })),
      v.check((result) => result.id !== ''),
    ),
  ),
  v.transform(firstOfEachId),
);
