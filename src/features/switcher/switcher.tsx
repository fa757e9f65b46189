import {
  startTransition,
  useCallback,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { CommandInput, CommandList, CommandRoot } from 'cmdk';
import { flushSync } from 'react-dom';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useRecordLaunch } from '@/components/tools/use-record-launch';
import { isApple } from '@/lib/browser/is-apple';
import { isComposingKey } from '@/lib/browser/keys';
import { countOf } from '@/lib/format/numbers';
import { focusOnMount } from '@/lib/react/focus-on-mount';
import { useMemberKey } from '@/resources/session/queries';
import { launchUrl, toolAccess } from '@/resources/tools/access';
import type { ToolsForTask } from '@/resources/tools/tool-index';
import { closestTitle, useToolsForTask } from '@/resources/tools/use-tools-for-task';
import type { Entry } from './entry';
import { rankEntries, type RankedGroup } from './rank';
import { storedRecentEntries } from './recent-entries';
import { inputProps, SwitcherHead } from './switcher-head';
import { rowId, SwitcherResults } from './switcher-results';
import { useEntries, type Entries, type MemberActions } from './use-entries';

export interface SwitcherProps extends MemberActions {
  /** The typed text. */
  term: string;
  onTerm: (term: string) => void;
  onClose: () => void;
}

/** The number of recently chosen entries that are stored on the device. */
const MAX_STORED_RECENT = 8;
/** The number of tools that come closest to a text that matches no entry. */
const MAX_CLOSEST = 5;
/** The keys that act on a row of the list. */
const LIST_KEYS: readonly string[] = ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

function closestGroups(
  closest: ToolsForTask | undefined,
  words: string,
  { toolEntry, browseAll }: Pick<Entries, 'toolEntry' | 'browseAll'>,
): RankedGroup[] {
  if (!closest || closest.tools.length === 0) return [];
  return [
    {
      title: closest.matchesAll ? 'Tools' : closestTitle(words),
      entries: [...closest.tools.map(({ tool }) => toolEntry(tool)), browseAll],
    },
  ];
}

/** A row that requests again what could not be loaded. */
function isRetry({ value }: Entry): boolean {
  return value.startsWith('retry ');
}

function retryGroups(entries: readonly Entry[]): RankedGroup[] {
  return entries.filter(isRetry).map((entry) => ({ title: entry.group, entries: [entry] }));
}

/** The quick switcher with its list (docs/product/navigation.md#quick-switcher). */
export function Switcher({ term, onTerm, onClose, ...actions }: SwitcherProps) {
  const memberKey = useMemberKey();
  const access = useMemberAccess();
  const recordLaunch = useRecordLaunch();
  const { entries, isLoading, hasTools, toolEntry, browseAll } = useEntries(actions);
  const idBase = useId();
  // The list follows the text in a transition: on a slow device it takes longer than the next key.
  const [searched, setSearched] = useState(term);
  const [selected, setSelected] = useState({ term: '', value: '' });
  const [recent] = useState(() => storedRecentEntries.read(memberKey));

  const words = searched.trim();
  const matching = useMemo(() => rankEntries(entries, words, recent), [entries, words, recent]);
  const asksForClosest = matching.length === 0 && hasTools && !isLoading;
  const closest = useToolsForTask(asksForClosest ? words : '', MAX_CLOSEST);
  const groups = useMemo(() => {
    if (matching.length > 0) return matching;
    const found = closestGroups(closest.data, words, { toolEntry, browseAll });
    return found.length > 0 ? found : retryGroups(entries);
  }, [matching, closest.data, words, toolEntry, browseAll, entries]);
  const rows = groups.flatMap((group) => group.entries);
  // A new text selects its first row, even if the selected row is still in the list.
  const isCurrent =
    selected.term === searched && rows.some(({ value }) => value === selected.value);
  const value = isCurrent ? selected.value : (rows[0]?.value ?? '');

  const choose = useCallback(
    (entry: Entry) => {
      if (isRetry(entry)) {
        entry.run();
        return;
      }
      if (entry !== browseAll) {
        const others = recent.filter((earlier) => earlier !== entry.value);
        storedRecentEntries.write(memberKey, [entry.value, ...others].slice(0, MAX_STORED_RECENT));
      }
      onClose();
      entry.run();
    },
    [browseAll, recent, memberKey, onClose],
  );

  function search(text: string) {
    onTerm(text);
    startTransition(() => setSearched(text));
  }

  /** Ctrl Enter launches the selected tool if the member has access to it. */
  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    if (searched !== term && LIST_KEYS.includes(event.key)) flushSync(() => setSearched(term));
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Of the list on screen, which may be newer than this function.
    const row = event.currentTarget.querySelector('[role="option"][aria-selected="true"]');
    const chosen = row?.getAttribute('data-value');
    const tool = entries.find((entry) => entry.value === chosen && entry.group === 'Tools')?.tool;
    const url = tool && launchUrl(tool);
    if (!tool || !url || !toolAccess({ tool, ...access }).hasAccess) return;
    recordLaunch(tool.id);
    window.open(url, '_blank', 'noopener,noreferrer');
    onClose();
  }

  const found = rows.filter((row) => row !== browseAll && !isRetry(row)).length;
  function statusText(): string {
    if (found > 0) return countOf(found, 'result');
    if (isLoading || closest.isFetching) return 'Loading...';
    return rows.length > 0
      ? `Nothing that has loaded matches “${words}”.`
      : `Nothing matches “${words}”. Try fewer words.`;
  }

  return (
    <CommandRoot
      label="Quick switcher"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={value}
      onValueChange={(next) => setSelected({ term: searched, value: next })}
      onKeyDownCapture={onKeyDown}
      className="flex flex-1 flex-col"
    >
      <SwitcherHead
        // The input of the frame had the focus while the code was loading.
        input={
          <CommandInput
            {...inputProps}
            asChild
            ref={focusOnMount}
            value={term}
            onValueChange={search}
          >
            <SearchInput
              isExpanded={rows.length > 0}
              activeId={value === '' ? undefined : rowId(idBase, rows, value)}
            />
          </CommandInput>
        }
        onClose={onClose}
      />
      <p role="status" className={found > 0 ? 'sr-only' : 'px-5 pt-5 text-muted'}>
        {statusText()}
      </p>
      <CommandList label="Results" className="flex-1 p-2 max-sm:py-1">
        <SwitcherResults groups={groups} term={searched} idBase={idBase} onChoose={choose} />
      </CommandList>
      <p
        aria-hidden
        className="sticky bottom-0 flex shrink-0 gap-5 border-t border-line bg-canvas px-5 py-2.5 text-12 text-muted max-sm:hidden pointer-coarse:hidden"
      >
        <span>↑ ↓ Move</span>
        <span>↵ Open</span>
        <span>{`${isApple() ? '⌘' : 'Ctrl'} ↵ Launch tool`}</span>
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
