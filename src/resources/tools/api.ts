import * as endpoints from '@/config/endpoints';
import { parseAnswer } from '@/http/answer';
import { MalformedAnswerError } from '@/http/http-error';
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
 * @throws MalformedAnswerError `Invalid API response` when the answer isn't a list
 */
export async function fetchCatalogue(signal: AbortSignal): Promise<Tool[]> {
  const body = await request(endpoints.tools, { signal });
  if (!Array.isArray(body)) throw new MalformedAnswerError('Invalid API response');
  return parseAnswer(catalogueSchema, body);
}

/**
 * `GET /getTool/{id}`. A tool that came without an id has the one that was asked for.
 * @throws MalformedAnswerError when the answer isn't a tool
 */
export async function fetchTool(id: string, signal: AbortSignal): Promise<Tool> {
  const body = await request(endpoints.tool(id), { signal });
  const tool = parseAnswer(toolSchema, body);
  if (tool.id !== '') return tool;
  // A list, or an object about something else, such as a refusal with status 200.
  if (typeof body !== 'object' || body === null || !('name' in body)) {
    throw new MalformedAnswerError('getTool answered without a tool.');
  }
  return { ...tool, id };
}

/** `GET /search?searchItem={text}`; the term comes trimmed and is not empty. */
export async function searchTools(term: string, signal: AbortSignal): Promise<SearchResult[]> {
  const body = await request(endpoints.search, { query: { searchItem: term }, signal });
  return parseAnswer(searchResultsSchema, body);
}
