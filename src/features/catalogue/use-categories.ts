import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CATEGORIES } from '@/resources/tools/categories';

const PARAMETER = 'category';

/** The categories that a search string selects, in the chips' order; unknown names count for nothing. */
export function selectedCategories(search: string): string[] {
  const named = new URLSearchParams(search).getAll(PARAMETER);
  return CATEGORIES.map(({ name }) => name).filter((name) => named.includes(name));
}

/** A search string with other categories; parameters that are not ours stay. */
export function withCategories(search: string, categories: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  for (const category of categories) parameters.append(PARAMETER, category);
  return `?${parameters.toString()}`;
}

/** The category filter, which lives in the address: a link and Back restore it. */
export function useCategories() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const categories = useMemo(() => selectedCategories(search), [search]);

  function go(change: (now: readonly string[]) => readonly string[]) {
    // From the address itself: a second press may come before the first one is rendered.
    const { search: now } = window.location;
    const next = withCategories(now, change(selectedCategories(now)));
    if (next !== withCategories(now, selectedCategories(now))) void navigate({ search: next });
  }

  return {
    categories,
    toggle: (name: string) =>
      go((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name])),
    clear: () => go(() => []),
  };
}
