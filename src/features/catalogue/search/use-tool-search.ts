import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '@/resources/tools/queries';
import type { SearchResult } from '@/resources/tools/schema';
import { closestTitle, useToolsForTask } from '@/resources/tools/use-tools-for-task';

/** Milliseconds from the last keystroke to the request. */
const DEBOUNCE_MS = 300;

/**
 * The number of tools that come closest to a text for which the server finds none; they show
 * without scrolling.
 */
const MAX_CLOSEST = 3;

/** The number of results that show; a member with more types another word. */
const MAX_RESULTS = 100;

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
  const foundNothing = data?.length === 0 && !isError;
  const closest = useToolsForTask(foundNothing ? term : '', MAX_CLOSEST);

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
    /**
     * Those of the server in its order, or the closest tools if it finds none; empty while loading
     * and after a failure.
     */
    results: isError
      ? NO_RESULTS
      : (closest.data?.tools.map(({ tool }) => tool) ?? data?.slice(0, MAX_RESULTS) ?? NO_RESULTS),
    /** The title of results that do not have all words of the text. */
    closest:
      closest.data && closest.data.tools.length > 0 && !closest.data.matchesAll
        ? closestTitle(term)
        : null,
    isLoading:
      (isFetching && data === undefined) || (foundNothing && !closest.data && closest.isFetching),
    isError,
    changeText,
  };
}
