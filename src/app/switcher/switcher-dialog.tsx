import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { CommandGroup, CommandInput, CommandList, CommandRoot } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useMemberAccess } from '@/features/catalogue/use-member-access';
import { isApple } from '@/lib/is-apple';
import { recordLaunch } from '@/resources/member-lists/launches';
import { parsePins } from '@/resources/member-lists/pins';
import { readRawList, writeList } from '@/resources/member-lists/stored-list';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { launchUrl, toolAccess } from '@/resources/tools/access';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import type { DialogControl } from '@/ui/lazy-dialog';
import type { Entry } from './entry';
import { rankEntries } from './rank';
import { SwitcherRow } from './switcher-row';
import { useEntries, type MemberActions } from './use-entries';

export type SwitcherDialogProps = DialogControl & MemberActions;

/** The number of recently chosen entries that are stored on the device. */
const MAX_RECENT = 8;

function launch(member: string, toolId: string, url: string): void {
  recordLaunch(member, toolId, Date.now());
  window.open(url, '_blank', 'noopener,noreferrer');
}

/** The quick switcher (docs/product/navigation.md#quick-switcher). */
export function SwitcherDialog({ open, onOpenChange, ...actions }: SwitcherDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick switcher"
      size="switcher"
      isHeadless
      bodyClassName="flex flex-col"
    >
      <Switcher {...actions} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Switcher({ onClose, ...actions }: MemberActions & { onClose: () => void }) {
  const member = memberKey(useUser());
  const access = useMemberAccess();
  const { entries, isLoading } = useEntries(actions);
  const [term, setTerm] = useState('');
  const idBase = useId();
  const [selected, setSelected] = useState({ term: '', value: '' });
  const [recent] = useState(() => parsePins(readRawList('switched-to', member)));

  const groups = rankEntries(entries, term, recent);
  const rows = groups.flatMap((group) => group.entries);
  // A new term selects its first row, even if the selected row is still in the list.
  const isCurrent = selected.term === term && rows.some(({ value }) => value === selected.value);
  const value = isCurrent ? selected.value : (rows[0]?.value ?? '');
  const rowId = (rowValue: string) =>
    `${idBase}-${rows.findIndex((row) => row.value === rowValue)}`;

  function choose(entry: Entry) {
    if (entry.value.startsWith('retry ')) {
      entry.run();
      return;
    }
    const others = recent.filter((earlier) => earlier !== entry.value);
    writeList('switched-to', member, [entry.value, ...others].slice(0, MAX_RECENT));
    onClose();
    entry.run();
  }

  /** Launches the selected tool if the member has access to it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const tool = rows.find((row) => row.value === value && row.group === 'Tools')?.tool;
    const url = tool && launchUrl(tool);
    if (!tool || !url || !toolAccess({ tool, ...access }).hasAccess) return;
    launch(member, tool.id, url);
    onClose();
  }

  const words = term.trim();
  const status =
    rows.length > 0
      ? `${rows.length} ${rows.length === 1 ? 'result' : 'results'}`
      : isLoading
        ? 'Loading...'
        : `Nothing matches “${words}”. Try fewer words.`;

  return (
    <CommandRoot
      label="Quick switcher"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={value}
      onValueChange={(next) => setSelected({ term, value: next })}
      onKeyDownCapture={onKeyDown}
      className="flex flex-1 flex-col"
    >
      <div className="sticky top-0 z-1 flex h-15 shrink-0 items-center gap-3 border-b border-line bg-surface px-5 max-sm:h-16 max-sm:px-4">
        <Icon of={Search} size={20} className="text-muted" />
        <CommandInput
          asChild
          value={term}
          onValueChange={setTerm}
          placeholder="Search tools and more..."
          className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-hidden placeholder:text-muted"
        >
          <SearchInput
            data-autofocus
            isExpanded={rows.length > 0}
            activeId={value === '' ? undefined : rowId(value)}
          />
        </CommandInput>
        <IconButton label="Close" icon={X} className="-mr-2.5 text-muted" onClick={onClose} />
      </div>
      <p role="status" className={rows.length > 0 ? 'sr-only' : 'px-5 pt-5 text-muted'}>
        {status}
      </p>
      <CommandList label="Results" className="flex-1 p-2 max-sm:py-1">
        {groups.map(({ title, entries: found }) => (
          <CommandGroup
            key={title}
            heading={title}
            className="[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2.5 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-12 [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-muted"
          >
            {found.map((entry) => (
              <SwitcherRow
                key={entry.value}
                id={rowId(entry.value)}
                entry={entry}
                term={term}
                onSelect={() => choose(entry)}
              />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <p
        aria-hidden
        className="sticky bottom-0 flex shrink-0 gap-5 border-t border-line bg-canvas px-5 py-2.5 text-12 text-muted max-sm:hidden pointer-coarse:hidden"
      >
        <span>↑ ↓ Move</span>
        <span>↵ Open</span>
        <span>{isApple() ? '⌘' : 'Ctrl'} ↵ Launch tool</span>
        <span className="ml-auto">Esc Close</span>
      </p>
    </CommandRoot>
  );
}

interface SearchInputProps extends ComponentProps<'input'> {
  isExpanded: boolean;
  activeId: string | undefined;
}

/**
 * The input of `CommandInput`, which sets `aria-activedescendant` only after a key or the pointer
 * has changed the row, and `aria-expanded` also without results.
 */
function SearchInput({ isExpanded, activeId, ...props }: SearchInputProps) {
  return (
    <input
      {...props}
      role="combobox"
      aria-controls={props['aria-controls']}
      aria-expanded={isExpanded}
      aria-activedescendant={activeId}
    />
  );
}
