/** The first item of each id; items without an id ('') are all kept. */
export function distinctById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => {
    const isNew = id === '' || !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/**
 * Creates React keys for records whose ids can be missing or repeated: the id for its first record,
 * and the id with a number for each further one.
 */
export function createUniqueKeys<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | null,
): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item) ?? '';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return id !== '' && count === 0 ? id : `${id} #${count}`;
  });
}
