import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useProfileView } from '@/features/profile/profile-url';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';
import { searchWords } from '@/lib/text/mark-words';
import type { ListTab } from '@/resources/outputs/groups';
import { outputMonths, outputsOfMonth } from '@/resources/outputs/months';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { outputsOfTab, type SavedOutput } from '@/resources/outputs/saved-output';
import { findOutputs, prepareSearch } from '@/resources/outputs/search';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';

const NONE: readonly SavedOutput[] = [];
const NO_TOOLS: readonly Tool[] = [];

/** The number of cards that show first, and that Show more adds. */
const PAGE_SIZE = 24;

/** The search, which all tabs share. */
function useSearch(all: readonly SavedOutput[]) {
  const [typed, setTyped] = useState('');
  /**
   * The outputs whose texts are cached for a search; `null` until then. After a refetch, the
   * previous ones until the new texts are cached.
   */
  const [searchable, setSearchable] = useState<readonly SavedOutput[] | null>(null);
  const isStale = typed !== '' && searchable !== all;

  useEffect(() => {
    if (isStale) void prepareSearch(all).then(() => setSearchable(all));
  }, [all, isStale]);

  // Deferred, so that typing stays responsive while thousands of texts are searched.
  const deferredTerm = useDeferredValue(typed.trim());
  const term = searchable ? deferredTerm : '';
  const found = useMemo(
    () => (searchable && term !== '' ? findOutputs(searchable, term) : all),
    [all, searchable, term],
  );
  return { typed, term, found, search: setTyped };
}

/**
 * How many outputs of a list show. Back and a reload restore the number for a tab, but not for a
 * search, which they do not restore either.
 */
function useShownCount(list: string, isSearch: boolean) {
  const { key: entry } = useLocation();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const stored = useMemo(() => readEntryNumber(entry, 'shownCount'), [entry]);
  const shown = Math.max(PAGE_SIZE, counts[list] ?? 0, isSearch ? 0 : (stored ?? 0));

  return {
    shown,
    showMore: () => {
      setCounts({ ...counts, [list]: shown + PAGE_SIZE });
      if (!isSearch) writeEntryNumber(entry, 'shownCount', shown + PAGE_SIZE);
    },
  };
}

/**
 * The outputs of a tab, narrowed by a search and a month, and how many show. Used above the list,
 * so that closing a workflow's full view restores it.
 */
export function useOutputs(tab: ListTab) {
  const view = useProfileView();
  const { month, output } = view;
  const query = useQuery(userAssetsQuery);
  const all = query.data ?? NONE;
  const catalogue = useQuery({ ...catalogueQuery, enabled: query.data !== undefined });
  const { found, ...search } = useSearch(all);
  const { term } = search;

  const [lastOpened, setLastOpened] = useState(output);
  if (output !== null && output !== lastOpened) setLastOpened(output);

  const lists = useMemo(() => {
    const foundInMonth = outputsOfMonth(found, month);
    return {
      /** What the search found on all tabs in the month; all without a search. */
      foundInMonth,
      /** What the tab lists. */
      outputs: outputsOfTab(foundInMonth, tab),
      /** The number of outputs that were searched on the tab. */
      total: outputsOfTab(outputsOfMonth(all, month), tab).length,
      /** The months of the tab's outputs that the search found, and the one whose outputs show. */
      months: outputMonths(outputsOfTab(found, tab), month),
    };
  }, [all, found, month, tab]);

  return {
    ...view,
    ...search,
    ...lists,
    ...useShownCount(`${tab} ${month} ${term}`, term !== ''),
    tab,
    query,
    catalogue: catalogue.data ?? NO_TOOLS,
    words: useMemo(() => searchWords(term), [term]),
    /** The output whose details are open. */
    opened: all.find(({ key }) => key === output),
    /** Key of the output that was opened last, or `null`. */
    lastOpened,
  };
}

export type Outputs = ReturnType<typeof useOutputs>;
