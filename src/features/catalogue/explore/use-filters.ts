import { useMemo } from 'react';
import { useUrlSearch } from '@/lib/react/use-url-search';
import { CATEGORIES } from '@/resources/tools/categories';

const CATEGORY_PARAMETER = 'category';
const FREE_PARAMETER = 'free';

/** The filters of the catalogue; a tool must match all of them. */
export interface CatalogueFilters {
  /** A tool must belong to one of them, if there are any. */
  categories: readonly string[];
  /** Only free tools. */
  isFree: boolean;
}

/** The filters of a search string, categories in the chips' order; unknown values are ignored. */
export function readCatalogueFilters(search: string): CatalogueFilters {
  const parameters = new URLSearchParams(search);
  const requested = parameters.getAll(CATEGORY_PARAMETER);
  return {
    categories: CATEGORIES.map(({ name }) => name).filter((name) => requested.includes(name)),
    isFree: parameters.get(FREE_PARAMETER) === 'true',
  };
}

/** A search string with these filters; other parameters are kept. */
export function withCatalogueFilters(
  search: string,
  { categories, isFree }: CatalogueFilters,
): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(CATEGORY_PARAMETER);
  parameters.delete(FREE_PARAMETER);
  for (const category of categories) parameters.append(CATEGORY_PARAMETER, category);
  if (isFree) parameters.set(FREE_PARAMETER, 'true');
  return `?${parameters.toString()}`;
}

/** The filters of the catalogue. They are stored in the URL, so that links and Back restore them. */
export function useFilters() {
  const [search, changeSearch] = useUrlSearch();
  const filters = useMemo(() => readCatalogueFilters(search), [search]);

  const update = (change: (current: CatalogueFilters) => CatalogueFilters) =>
    changeSearch((current) => withCatalogueFilters(current, change(readCatalogueFilters(current))));

  return {
    ...filters,
    toggleCategory: (name: string) =>
      update(({ categories, ...others }) => ({
        ...others,
        categories: categories.includes(name)
          ? categories.filter((other) => other !== name)
          : [...categories, name],
      })),
    toggleFree: () => update((current) => ({ ...current, isFree: !current.isFree })),
    clear: () => update(() => ({ categories: [], isFree: false })),
  };
}
