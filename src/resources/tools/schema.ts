import * as v from 'valibot';
import { distinctById } from '@/lib/distinct-by-id';
import { flag, listOf, optionalText, recordId, text, textList } from '@/lib/fields';

const toolFields = v.looseObject({
  name: text,
  description: text,
  image: text,
  url: text,
  hashtags: textList,
  platformId: optionalText,
  isFree: flag,
});

/** One tool; fails for a body that is not an object. */
export const toolSchema = v.pipe(
  toolFields,
  v.transform((tool) => ({
    id: recordId(tool),
    name: tool.name.trim() || 'Untitled tool',
    description: tool.description.trim(),
    /** Path below the media base; '' without one. */
    image: tool.image.trim(),
    /** Not validated; `launchUrl` decides whether it may be followed. */
    url: tool.url.trim(),
    /** The first one is the category. */
    hashtags: [...new Set(tool.hashtags)],
    platformId: tool.platformId,
    isFree: tool.isFree,
  })),
);

/** A tool of the catalogue. */
export type Tool = v.InferOutput<typeof toolSchema>;

const listedTool = v.pipe(
  toolSchema,
  v.check((tool) => tool.id !== ''),
);

/** The catalogue. Entries without an id have no tool page and are left out; ids are React keys. */
export const catalogueSchema = v.pipe(listOf(listedTool), v.transform(distinctById));

const searchResult = v.pipe(
  v.looseObject({ name: text, description: text }),
  v.transform((result) => ({
    id: recordId(result),
    name: result.name.trim() || 'Untitled tool',
    description: result.description.trim(),
  })),
  v.check((result) => result.id !== ''),
);

/** A result of the search box. */
export type SearchResult = v.InferOutput<typeof searchResult>;

/**
 * The search results; a body that is not a list counts as none
 * (docs/product/catalogue.md#search-box).
 */
export const searchResultsSchema = v.pipe(listOf(searchResult), v.transform(distinctById));
