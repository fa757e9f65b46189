import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';
import { searchWords } from '@/lib/text/mark-words';
import { usePins } from '@/resources/device-lists/pins';
import type { ListTab } from '@/resources/outputs/groups';
import { groupByMonth } from '@/resources/outputs/months';
import { userAssetsQuery } from '@/resources/outputs/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { findOutputs, prepareSearch } from '@/resources/outputs/search';
import { countByTab, outputsOfTab } from '@/resources/outputs/tab-counts';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { PAGE_SIZE } from './output-list';

const NONE: readonly SavedOutput[] = [];
const NO_TOOLS: readonly Tool[] = [];
const NO_PINS: readonly string[] = [];

/**
 * The outputs whose texts are cached for a search; `null` until then. After a refetch, the previous
 * ones until the new texts are cached.
 */
function useSearchable(all: readonly SavedOutput[], isSearch: boolean) {
  const [searchable, setSearchable] = useState<readonly SavedOutput[] | null>(null);

  useEffect(() => {
    if (isSearch && searchable !== all) void prepareSearch(all).then(() => setSearchable(all));
  }, [all, isSearch, searchable]);

  return searchable;
}

/** The search, which all tabs share. */
function useSearch(all: readonly SavedOutput[]) {
  const [typed, setTyped] = useState('');
  const searchable = useSearchable(all, typed !== '');
  // Deferred, so that typing stays responsive while thousands of texts are searched.
  const deferredTerm = useDeferredValue(typed.trim());
  const term = searchable ? deferredTerm : '';
  const found = useMemo(
    () => (searchable && term !== '' ? findOutputs(searchable, term) : all),
    [all, searchable, term],
  );
  return { typed, term, found, setTyped };
}

/**
 * How many outputs show. Back and a reload restore the number for a tab, but not for a search, which
 * they do not restore either.
 */
function useShownOutputs(tab: ListTab, term: string) {
  const { key: entry } = useLocation();
  const list = `${tab} ${term}`;
  const start = () => {
    const stored = term === '' ? readEntryNumber(entry, 'shownCount') : undefined;
    return { list, entry, shown: Math.max(stored ?? 0, PAGE_SIZE) };
  };
  const [page, setPage] = useState(start);
  if (page.list !== list) {
    setPage(start());
  } else if (page.entry !== entry) {
    // The details of an output have an entry of their own, without the number.
    setPage({ list, entry, shown: Math.max(page.shown, start().shown) });
  }
  const { shown } = page;

  return {
    shown,
    showMore: () => {
      setPage({ list, entry, shown: shown + PAGE_SIZE });
      if (term === '') writeEntryNumber(entry, 'shownCount', shown + PAGE_SIZE);
    },
  };
}

/**
 * The outputs of a tab, narrowed by a search, and how many show. Used above the list, so that
 * closing a workflow's full view restores it.
 */
export function useOutputs(tab: ListTab) {
  const query = useQuery(userAssetsQuery);
  const all = query.data ?? NONE;
  const catalogue = useQuery({ ...catalogueQuery, enabled: query.data !== undefined });
  const pins = usePins('pinned-outputs', memberKey(useUser()));

  const { typed, term, found, setTyped } = useSearch(all);
  const { shown, showMore } = useShownOutputs(tab, term);

  const counts = useMemo(() => countByTab(found), [found]);
  const totals = useMemo(() => countByTab(all), [all]);
  const outputs = useMemo(() => outputsOfTab(found, tab), [found, tab]);
  // Pins do not change the order of search results.
  const pinned = term === '' ? pins.ids : NO_PINS;
  const sections = useMemo(() => groupByMonth(outputs, pinned), [outputs, pinned]);

  return {
    query,
    all,
    catalogue: catalogue.data ?? NO_TOOLS,
    pins,
    typed,
    /** The search term of the outputs; '' without a search. */
    term,
    words: useMemo(() => searchWords(term), [term]),
    /** The open tab. */
    listTab: tab,
    /** Outputs on each tab that the search found; all without a search. */
    counts,
    /** Outputs on each tab. */
    totals,
    outputs,
    sections,
    shown,
    search: setTyped,
    showMore,
  };
}

export type Outputs = ReturnType<typeof useOutputs>;
