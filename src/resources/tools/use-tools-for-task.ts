import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueQuery, toolKeys } from './queries';

const importIndex = () => import('./tool-index');

/** Starts the download of the code that searches by task. */
export const preloadTaskSearch = () => void importIndex().catch(() => undefined);

/**
 * The tools of the catalogue for a task (docs/product/catalogue.md#search-by-task).
 * @param phrase what the member wants to do, trimmed; '' finds nothing
 * @param limit the maximum number of tools
 * @param isNeeded whether the catalogue is requested and indexed, by default for a phrase
 */
export function useToolsForTask(phrase: string, limit: number, isNeeded = phrase !== '') {
  const catalogue = useQuery({ ...catalogueQuery, enabled: isNeeded });
  const tools = catalogue.data;
  const index = useQuery({
    queryKey: toolKeys.index(catalogue.dataUpdatedAt),
    queryFn: async () => {
      const { findTools, indexTools } = await importIndex();
      const own = await indexTools(tools ?? []);
      return { find: (text: string, max: number) => findTools(own, text, max) };
    },
    enabled: isNeeded && tools !== undefined,
    staleTime: Infinity,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  const data = useMemo(
    () => (phrase === '' ? undefined : index.data?.find(phrase, limit)),
    [index.data, phrase, limit],
  );
  const failed = tools ? index : catalogue;
  return {
    /** Missing while the tools are loading and after a failure. */
    data,
    isError: failed.isError && !index.data,
    isFetching: failed.isFetching,
    refetch: failed.refetch,
  };
}

/** The title of tools of which none has all words of a trimmed phrase. */
export function closestTitle(phrase: string): string {
  return /\s/.test(phrase)
    ? 'No tool matches all words. Closest:'
    : `No tool matches “${phrase}”. Closest:`;
}
