import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '@/resources/tools/queries';
import type { SearchResult } from '@/resources/tools/schema';

/** The pause in typing after which the query is sent (core specification, section 9). */
const PAUSE_MS = 300;

const NONE: readonly SearchResult[] = [];

/**
 * What is typed and what was found for it. The query runs for the text of the last pause alone: an
 * answer that comes late belongs to a text that nobody asks for any more, and is dropped.
 */
export function useToolSearch() {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, isFetching, isError } = useQuery(searchQuery(term));

  useEffect(() => () => clearTimeout(pause.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(pause.current);
    const wanted = next.trim();
    if (wanted === '') setTerm('');
    else pause.current = setTimeout(() => setTerm(wanted), PAUSE_MS);
  }

  return {
    text,
    /** What the results are for; '' before the first pause and after the box was emptied. */
    term,
    /** Empty while they load, and without a message when they could not be loaded. */
    results: data && !isError ? data : NONE,
    isLoading: isFetching && !data,
    isError,
    type,
    /** Searches without waiting for the pause. */
    searchNow: () => {
      clearTimeout(pause.current);
      setTerm(text.trim());
    },
  };
}
