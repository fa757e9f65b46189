import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CATEGORIES } from '@/resources/tools/categories';

const PARAMETER = 'category';

/** The categories that a search string selects, in the chips' order; unknown names are ignored. */
export function selectedCategories(search: string): string[] {
  const requested = new URLSearchParams(search).getAll(PARAMETER);
  return CATEGORIES.map(({ name }) => name).filter((name) => requested.includes(name));
}

/** A search string with these categories; other parameters are kept. */
export function withCategories(search: string, categories: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  for (const category of categories) parameters.append(PARAMETER, category);
  return `?${parameters.toString()}`;
}

/** The category filter. It is stored in the URL, so that links and Back restore it. */
export function useCategories() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const categories = useMemo(() => selectedCategories(search), [search]);

  function update(change: (current: readonly string[]) => readonly string[]) {
    // Not the rendered search string: a second click may come before the first one is rendered.
    const current = selectedCategories(window.location.search);
    const next = withCategories(window.location.search, change(current));
    if (next !== withCategories(window.location.search, current)) void navigate({ search: next });
  }

  return {
    categories,
    toggle: (name: string) =>
      update((current) =>
        current.includes(name) ? current.filter((other) => other !== name) : [...current, name],
      ),
    clear: () => update(() => []),
  };
}
