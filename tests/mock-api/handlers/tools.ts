import { failureOfSearch } from '../failures';
import { api } from '../paths';
import { json, problem } from '../respond';
import { serializeHit, serializeTool } from '../serializers/tool';
import { failOr, memberCall } from './call';

const SEARCH_LIMIT = 20;

/** The catalogue and the search (docs/product/catalogue.md). */
export const toolHandlers = [
  memberCall('GET', api.tools, ({ db, url }) =>
    json(db.tools.map((tool) => serializeTool(tool, url.origin))),
  ),

  memberCall('GET', api.tool, ({ db, params, url }) => {
    const tool = db.tools.find(({ id }) => id === params['id']);
    return tool ? json(serializeTool(tool, url.origin)) : problem(404, 'Tool not found.');
  }),

  memberCall('GET', api.search, (call) => {
    const searchTerm = (call.url.searchParams.get('searchItem') ?? '').trim().toLowerCase();
    return failOr(failureOfSearch(searchTerm), call, () => {
      const hits = call.db.tools.filter(
        ({ name, description, hashtags }) =>
          searchTerm !== '' &&
          [name, description, ...hashtags].some((part) => part.toLowerCase().includes(searchTerm)),
      );
      return json(hits.slice(0, SEARCH_LIMIT).map(serializeHit));
    });
  }),
];
