import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '@/resources/tools/queries';
import type { SearchResult } from '@/resources/tools/schema';

/** Milliseconds from the last keystroke to the request. */
const DEBOUNCE_MS = 300;

const NO_RESULTS: readonly SearchResult[] = [];

/**
 * The text of the search box and its results. The debounced term is the query's key, so a late
 * response to an earlier term is never shown (docs/product/catalogue.md#search-box).
 */
export function useToolSearch() {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, isFetching, isError } = useQuery(searchQuery(term));

  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  function changeText(next: string) {
    setText(next);
    clearTimeout(debounceTimer.current);
    const nextTerm = next.trim();
    if (nextTerm === '') setTerm('');
    else debounceTimer.current = setTimeout(() => setTerm(nextTerm), DEBOUNCE_MS);
  }

  return {
    text,
    /** The text that the results belong to; '' while there is no query. */
    term,
    /** Empty while loading and after a failure. */
    results: data && !isError ? data : NO_RESULTS,
    isLoading: isFetching && !data,
    isError,
    changeText,
    /** Searches without the debounce delay. */
    searchNow: () => {
      clearTimeout(debounceTimer.current);
      setTerm(text.trim());
    },
  };
}
