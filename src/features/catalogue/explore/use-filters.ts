import { flag, someOf } from '@/lib/parse/url-parameters';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { CATEGORIES } from '@/resources/tools/categories';

/** The filters of the catalogue in the URL; a tool must match all of them. */
const FILTERS = {
  /** A tool must belong to one of them, if there are any. */
  categories: someOf<string>(
    'category',
    CATEGORIES.map(({ name }) => name),
  ),
  /** Only free tools. */
  isFree: flag('free'),
};

/** The filters of the catalogue, and functions that change them. */
export function useFilters() {
  const [filters, change] = useUrlParameters(FILTERS);

  return {
    ...filters,
    toggleCategory: (name: string) =>
      change(({ categories }) => ({
        categories: categories.includes(name)
          ? categories.filter((other) => other !== name)
          : [...categories, name],
      })),
    toggleFree: () => change(({ isFree }) => ({ isFree: !isFree })),
    clear: () => change(() => ({ categories: [], isFree: false })),
  };
}
