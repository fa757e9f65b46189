import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import {
  catalogueSchema,
  searchResultsSchema,
  requestedToolSchema,
  type SearchResult,
  type Tool,
} from './schema';

/**
 * `GET /getTools`.
 * @throws MalformedResponseError `Invalid API response` when the body isn't a list
 */
export function fetchCatalogue(signal: AbortSignal): Promise<Tool[]> {
  return request(endpoints.tools, { schema: catalogueSchema, signal });
}

/**
 * `GET /getTool/{id}`. A tool without an id gets the requested one.
 * @throws MalformedResponseError when the body isn't a tool
 */
export async function fetchTool(id: string, signal: AbortSignal): Promise<Tool> {
  const tool = await request(endpoints.tool(id), { schema: requestedToolSchema, signal });
  return tool.id === '' ? { ...tool, id } : tool;
}

/**
 * `GET /search?searchItem={text}`.
 * @param term trimmed and not empty
 * @returns `null` for a response that is not a list
 */
export function searchTools(term: string, signal: AbortSignal): Promise<SearchResult[] | null> {
  const query = { searchItem: term };
  return request(endpoints.search, { schema: searchResultsSchema, query, signal });
}
