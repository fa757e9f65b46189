import * as v from 'valibot';
import { isList, isRecord } from '@/lib/parse/guards';
import { distinctById } from '@/lib/parse/ids';
import {
  flag,
  listOf,
  optionalText,
  orNull,
  recordId,
  recordWithId,
  text,
  textList,
  textOr,
} from '@/lib/parse/field-schemas';

const UNTITLED = 'Untitled tool';

/** One tool; fails for a body that is not an object. */
export const toolSchema = v.pipe(
  recordWithId,
  v.object({
    id: text,
    name: textOr(UNTITLED),
    description: text,
    /** Path below the media base; '' without one. */
    image: text,
    /** Not validated; `launchUrl` decides whether it may be followed. */
    url: text,
    /** The first one is the category. */
    hashtags: textList,
    platformId: optionalText,
    isFree: flag,
  }),
);

/** A tool of the catalogue. */
export type Tool = v.InferOutput<typeof toolSchema>;

/** A tool requested by its id; fails for another object, such as an error with status 200. */
export const requestedToolSchema = v.pipe(
  v.unknown(),
  v.check((body) => isRecord(body) && (recordId(body) !== '' || 'name' in body)),
  toolSchema,
);

const listedTool = v.pipe(
  toolSchema,
  v.check((tool) => tool.id !== ''),
);

/** The catalogue. Entries without an id have no tool page and are left out; ids are React keys. */
export const catalogueSchema = v.pipe(
  v.unknown(),
  v.check(isList, 'Invalid API response'),
  listOf(listedTool),
  v.transform(distinctById),
);

/** A tool found by the search box; fails without an id. */
const searchResultSchema = v.pipe(
  recordWithId,
  v.object({ id: text, name: textOr(UNTITLED), description: text }),
  v.check((result) => result.id !== ''),
);

/** A result of the search box. */
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

/**
 * The search results; `null` for a body that is not a list, which counts as none
 * (docs/product/catalogue.md#search-box).
 */
export const searchResultsSchema = orNull(
  v.pipe(v.unknown(), v.check(isList), listOf(searchResultSchema), v.transform(distinctById)),
);
