import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { request } from '@/http/request';
import {
  catalogueSchema,
  searchResultsSchema,
  toolSchema,
  type SearchResult,
  type Tool,
} from './schema';

/**
 * `GET /getTools`.
 * @throws MalformedResponseError `Invalid API response` when the body isn't a list
 */
export async function fetchCatalogue(signal: AbortSignal): Promise<Tool[]> {
  const body = await request(endpoints.tools, { signal });
  if (!Array.isArray(body)) throw new MalformedResponseError('Invalid API response');
  return parseResponse(catalogueSchema, body);
}

/**
 * `GET /getTool/{id}`. A tool without an id gets the requested one.
 * @throws MalformedResponseError when the body isn't a tool
 */
export async function fetchTool(id: string, signal: AbortSignal): Promise<Tool> {
  const body = await request(endpoints.tool(id), { signal });
  const tool = parseResponse(toolSchema, body);
  if (tool.id !== '') return tool;
  // The body is a list, or another object, such as an error with status 200.
  if (typeof body !== 'object' || body === null || !('name' in body)) {
    throw new MalformedResponseError('getTool responded without a tool.');
  }
  return { ...tool, id };
}

/**
 * `GET /search?searchItem={text}`.
 * @param term trimmed and not empty
 * @returns `null` for a response that is not a list
 */
export async function searchTools(
  term: string,
  signal: AbortSignal,
): Promise<SearchResult[] | null> {
  const body = await request(endpoints.search, { query: { searchItem: term }, signal });
  return Array.isArray(body) ? parseResponse(searchResultsSchema, body) : null;
}
