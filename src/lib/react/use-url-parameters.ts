import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readParameters, withParameters, type UrlParameters } from '@/lib/parse/url-parameters';

/**
 * Values in the URL, so that links, reloads and Back restore them, and a function that changes
 * them. Two changes in one event must be one call, because the router passes the parameters of the
 * last render.
 * @param table a constant
 */
export function useUrlParameters<Values extends object>(table: UrlParameters<Values>) {
  const [parameters, setParameters] = useSearchParams();
  const values = useMemo(() => readParameters(table, parameters.toString()), [table, parameters]);

  const change = useCallback(
    (changesOf: (current: Values) => Partial<Values>, options?: NavigateOptions) =>
      setParameters((current) => {
        const search = current.toString();
        return withParameters(table, search, changesOf(readParameters(table, search)));
      }, options),
    [table, setParameters],
  );

  return [values, change] as const;
}
