import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OutputTab } from '@/resources/user-assets/groups';
import type { SavedOutput } from '@/resources/user-assets/output';
import { userAssetsQuery } from '@/resources/user-assets/queries';
import { findOutputs, prepareSearch } from '@/resources/user-assets/search';
import { PAGE_SIZE } from './output-list';
import { PROFILE_TAB, type ProfileTab } from './profile-view';

const NONE: readonly SavedOutput[] = [];

function onTab(outputs: readonly SavedOutput[], tab: OutputTab): SavedOutput[] {
  return outputs.filter((output) => output.tab === tab);
}

/**
 * The outputs that can be searched without a long wait: `null` until their texts have been read,
 * and those of before until those of a refetch have been read.
 */
function useSearchable(all: readonly SavedOutput[], isSearch: boolean) {
  const [searchable, setSearchable] = useState<readonly SavedOutput[] | null>(null);

  useEffect(() => {
    if (!isSearch || searchable === all) return;
    const reading = new AbortController();
    void prepareSearch(all, reading.signal).then(() => {
      if (!reading.signal.aborted) setSearchable(all);
    });
    return () => reading.abort();
  }, [all, isSearch, searchable]);

  return searchable;
}

/**
 * The outputs of a tab, or those that a search over all tabs has found, and how many of them show.
 * Kept above the list, so that it is as it was after a workflow's full view.
 */
export function useOutputs(tab: ProfileTab) {
  const query = useQuery(userAssetsQuery);
  const all = query.data ?? NONE;
  const [search, setSearch] = useState({ tab, typed: '' });
  // Another tab ends the search, whoever opened it.
  const typed = search.tab === tab ? search.typed : '';
  const searched = useSearchable(all, typed !== '');
  // A letter shows before a thousand texts have been read and searched.
  const wanted = useDeferredValue(typed.trim());
  const term = searched ? wanted : '';
  const list = term === '' ? tab : `search ${term}`;
  const [page, setPage] = useState({ list, shown: PAGE_SIZE });
  const shown = page.list === list ? page.shown : PAGE_SIZE;

  const outputs = useMemo(() => {
    if (searched && term !== '') return findOutputs(searched, term);
    return tab === PROFILE_TAB ? [] : onTab(all, tab);
  }, [all, searched, term, tab]);

  return {
    query,
    all,
    typed,
    /** What the outputs were searched for, '' when they are a tab's. */
    term,
    outputs,
    shown,
    search: (words: string) => setSearch({ tab, typed: words }),
    showMore: () => setPage({ list, shown: shown + PAGE_SIZE }),
  };
}

export type Outputs = ReturnType<typeof useOutputs>;
