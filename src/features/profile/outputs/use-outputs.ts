import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { OutputsView } from '@/features/profile/profile-url';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';
import { searchWords } from '@/lib/text/mark-words';
import { groupByMonth, monthOf, outputMonths } from '@/resources/outputs/months';
import { userAssetsQuery } from '@/resources/outputs/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { findOutputs, prepareSearch } from '@/resources/outputs/search';
import { countByTab, outputsOfTab } from '@/resources/outputs/tab-counts';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { PAGE_SIZE } from './output-list';

const NONE: readonly SavedOutput[] = [];
const NO_TOOLS: readonly Tool[] = [];

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
 * How many outputs show. Back and a reload restore the number for a tab, but not for a search,
 * which they do not restore either.
 */
function useShownOutputs({ tab, month }: OutputsView, term: string) {
  const { key: entry } = useLocation();
  const list = `${tab} ${month} ${term}`;
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

/** The outputs of a month; all with `null`. */
function useMonth(outputs: readonly SavedOutput[], month: string | null) {
  return useMemo(
    () => (month === null ? outputs : outputs.filter((output) => monthOf(output) === month)),
    [outputs, month],
  );
}

/**
 * The outputs of a tab, narrowed by a search and a month, and how many show. Used above the list,
 * so that closing a workflow's full view restores it.
 */
export function useOutputs(view: OutputsView) {
  const { tab, month } = view;
  const query = useQuery(userAssetsQuery);
  const all = query.data ?? NONE;
  const catalogue = useQuery({ ...catalogueQuery, enabled: query.data !== undefined });

  const { typed, term, found, setTyped } = useSearch(all);
  const { shown, showMore } = useShownOutputs(view, term);

  const foundInMonth = useMonth(found, month);
  const allInMonth = useMonth(all, month);
  const counts = useMemo(() => countByTab(foundInMonth), [foundInMonth]);
  const totals = useMemo(() => countByTab(allInMonth), [allInMonth]);
  const outputs = useMemo(() => outputsOfTab(foundInMonth, tab), [foundInMonth, tab]);
  const months = useMemo(() => outputMonths(outputsOfTab(found, tab), month), [found, tab, month]);
  const sections = useMemo(() => groupByMonth(outputs), [outputs]);

  return {
    query,
    all,
    catalogue: catalogue.data ?? NO_TOOLS,
    typed,
    /** The search term of the outputs; '' without a search. */
    term,
    words: useMemo(() => searchWords(term), [term]),
    /** The open tab. */
    listTab: tab,
    /** The key of the month whose outputs show, or `null`. */
    month,
    /** The months of the tab's outputs that the search found, and the one whose outputs show. */
    months,
    /** Outputs of the month on each tab that the search found; all without a search. */
    counts,
    /** Outputs of the month on each tab. */
    totals,
    outputs,
    sections,
    shown,
    search: setTyped,
    showMore,
  };
}

export type Outputs = ReturnType<typeof useOutputs>;
