import { useQuery } from '@tanstack/react-query';
import type { TextPart } from '@/lib/text/mark-words';
import { catalogueQuery, toolKeys } from './queries';
import type { Tool } from './schema';

const importIndex = () => import('./tool-index');

/** Starts the download of the code that searches by task. */
export const preloadTaskSearch = () => void importIndex().catch(() => undefined);

/** A tool for a task. */
export interface ToolForTask {
  tool: Tool;
  name: readonly TextPart[];
  /** The sentence of its description that says most about the task. */
  description: readonly TextPart[];
}

export interface ToolsForTask {
  /** The best first. */
  tools: readonly ToolForTask[];
  /** Whether a tool has all words of the phrase, or words that begin with them. */
  matchesAll: boolean;
  /** The words of the phrase that are in no tool, as typed. */
  unknownWords: readonly string[];
}

async function search(
  catalogue: readonly Tool[],
  phrase: string,
  limit: number,
): Promise<ToolsForTask> {
  const { indexTools, findTools, markFound, bestSentence } = await importIndex();
  const { tools, ...answer } = findTools(await indexTools(catalogue), phrase, limit);
  const byId = new Map(catalogue.map((tool) => [tool.id, tool]));
  return {
    ...answer,
    tools: tools.flatMap(({ id, found }) => {
      const tool = byId.get(id);
      if (!tool) return [];
      const description = markFound(bestSentence(tool.description, found), found);
      return [{ tool, name: markFound(tool.name, found), description }];
    }),
  };
}

/**
 * The tools of the catalogue for a task; requests the catalogue if it is not loaded
 * (docs/product/catalogue.md#search-by-task).
 * @param phrase what the member wants to do, trimmed; nothing is requested for ''
 * @param limit the maximum number of tools
 */
export function useToolsForTask(phrase: string, limit: number) {
  const catalogue = useQuery({ ...catalogueQuery, enabled: phrase !== '' });
  const tools = catalogue.data;
  const answer = useQuery({
    queryKey: toolKeys.task(catalogue.dataUpdatedAt, phrase, limit),
    queryFn: () => search(tools ?? [], phrase, limit),
    enabled: phrase !== '' && tools !== undefined,
    staleTime: Infinity,
  });
  const failed = tools ? answer : catalogue;
  return {
    data: answer.data,
    isError: failed.isError && !answer.data,
    isFetching: failed.isFetching,
    retry: () => void failed.refetch(),
  };
}

/** The title of tools of which none has all words of a trimmed phrase. */
export function closestTitle(phrase: string): string {
  return /\s/.test(phrase)
    ? 'No tool matches all words. Closest:'
    : `No tool matches “${phrase}”. Closest:`;
}
