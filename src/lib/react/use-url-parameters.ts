import { useCallback, useMemo } from 'react';
import { readParameters, withParameters, type UrlParameters } from '@/lib/parse/url-parameters';
import { useUrlSearch, type ChangeOptions } from './use-url-search';

/**
 * Values in the URL, so that links, reloads and Back restore them, and a stable function that changes them.
 * @param table a constant
 */
export function useUrlParameters<Values extends object>(table: UrlParameters<Values>) {
  const [search, changeSearch] = useUrlSearch();
  const values = useMemo(() => readParameters(table, search), [table, search]);

  const change = useCallback(
    (changesOf: (current: Values) => Partial<Values>, options?: ChangeOptions) =>
      changeSearch(
        (current) => withParameters(table, current, changesOf(readParameters(table, current))),
        options,
      ),
    [table, changeSearch],
  );

  return [values, change] as const;
}
