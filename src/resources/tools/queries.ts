import { queryOptions } from '@tanstack/react-query';
import { fetchCatalogue, fetchTool, searchTools } from './api';

/** Keys of the tool queries. */
export const toolKeys = {
  catalogue: ['tools', 'catalogue'] as const,
  tool: (id: string) => ['tools', 'tool', id] as const,
  search: (term: string) => ['tools', 'search', term] as const,
  /** @param catalogueTime when the indexed catalogue was loaded, in epoch milliseconds */
  index: (catalogueTime: number) => ['tools', 'index', catalogueTime] as const,
};

const CATALOGUE_FRESH_MS = 5 * 60_000;

/** The whole catalogue; filtered in memory. */
export const catalogueQuery = queryOptions({
  queryKey: toolKeys.catalogue,
  queryFn: ({ signal }) => fetchCatalogue(signal),
  staleTime: CATALOGUE_FRESH_MS,
});

/** One tool by id. */
export function toolQuery(id: string) {
  return queryOptions({
    queryKey: toolKeys.tool(id),
    queryFn: ({ signal }) => fetchTool(id, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** Tools found for a trimmed term; disabled for an empty one. */
export function searchQuery(term: string) {
  return queryOptions({
    queryKey: toolKeys.search(term),
    queryFn: ({ signal }) => searchTools(term, signal),
    enabled: term !== '',
    staleTime: 60_000,
  });
}
