import { memo } from 'react';
import { CommandGroup } from 'cmdk';
import type { Entry } from './entry';
import type { RankedGroup } from './rank';
import { SwitcherRow } from './switcher-row';

/** The id of the element of a row, by its place in the list. */
export function rowId(idBase: string, rows: readonly Entry[], value: string): string {
  return `${idBase}-${rows.findIndex((row) => row.value === value)}`;
}

/** The groups of rows. Memoized, so that a key is shown in the input before the list is rendered. */
export const SwitcherResults = memo(function SwitcherResults({
  groups,
  term,
  idBase,
  onChoose,
}: {
  groups: readonly RankedGroup[];
  /** The text that the groups were found by. */
  term: string;
  idBase: string;
  onChoose: (entry: Entry) => void;
}) {
  const rows = groups.flatMap((group) => group.entries);
  return groups.map(({ title, entries }) => (
    <CommandGroup
      key={title}
      heading={title}
      className="[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2.5 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-12 [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-muted"
    >
      {entries.map((entry) => (
        <SwitcherRow
          key={entry.value}
          id={rowId(idBase, rows, entry.value)}
          entry={entry}
          term={term}
          onSelect={() => onChoose(entry)}
        />
      ))}
    </CommandGroup>
  ));
});
