import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OutputTab } from '@/resources/user-assets/groups';
import type { SavedOutput } from '@/resources/user-assets/output';
import { userAssetsQuery } from '@/resources/user-assets/queries';
import { findOutputs, prepareSearch } from '@/resources/user-assets/search';
import { PAGE_SIZE } from './output-list';
import { PROFILE_TAB, type ProfileTab } from './profile-view';

const NONE: readonly SavedOutput[] = [];

function outputsOfTab(outputs: readonly SavedOutput[], tab: OutputTab): SavedOutput[] {
  return outputs.filter((output) => output.tab === tab);
}

/**
 * The outputs whose texts are cached for a search; `null` until then. After a refetch, the previous
 * ones until the new texts are cached.
 */
function useSearchable(all: readonly SavedOutput[], isSearch: boolean) {
  const [searchable, setSearchable] = useState<readonly SavedOutput[] | null>(null);

  useEffect(() => {
    if (!isSearch || searchable === all) return;
    const controller = new AbortController();
    void prepareSearch(all, controller.signal).then(() => {
      if (!controller.signal.aborted) setSearchable(all);
    });
    return () => controller.abort();
  }, [all, isSearch, searchable]);

  return searchable;
}

/**
 * The outputs of a tab or of a search over all tabs, and how many show. Used above the list, so
 * that closing a workflow's full view restores it.
 */
export function useOutputs(tab: ProfileTab) {
  const query = useQuery(userAssetsQuery);
  const all = query.data ?? NONE;
  const [search, setSearch] = useState({ tab, typed: '' });
  // A change of the tab, also by Back, ends the search.
  const typed = search.tab === tab ? search.typed : '';
  const searchable = useSearchable(all, typed !== '');
  // Deferred, so that typing stays responsive while a thousand texts are searched.
  const deferredTerm = useDeferredValue(typed.trim());
  const term = searchable ? deferredTerm : '';
  const list = term === '' ? tab : `search ${term}`;
  const [page, setPage] = useState({ list, shown: PAGE_SIZE });
  const shown = page.list === list ? page.shown : PAGE_SIZE;

  const outputs = useMemo(() => {
    if (searchable && term !== '') return findOutputs(searchable, term);
    return tab === PROFILE_TAB ? [] : outputsOfTab(all, tab);
  }, [all, searchable, term, tab]);

  return {
    query,
    all,
    typed,
    /** The search term of the outputs; '' for those of a tab. */
    term,
    outputs,
    shown,
    search: (words: string) => setSearch({ tab, typed: words }),
    showMore: () => setPage({ list, shown: shown + PAGE_SIZE }),
  };
}

export type Outputs = ReturnType<typeof useOutputs>;
