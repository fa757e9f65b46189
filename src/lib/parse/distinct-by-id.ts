/** The first item of each id; items without an id ('') are all kept. */
export function distinctById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => {
    const isNew = id === '' || !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
