import { useState, type KeyboardEvent } from 'react';
import { CommandGroup, CommandInput, CommandList, CommandRoot } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useRecordLaunch } from '@/components/tools/use-record-launch';
import { isApple } from '@/lib/browser/is-apple';
import { isComposingKey } from '@/lib/browser/keys';
import { countOf } from '@/lib/format/numbers';
import { launchUrl, toolAccess } from '@/resources/tools/access';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Icon } from '@/ui/icon';
import { NO_ROW, SwitcherInput, SwitcherRow } from './switcher-row';
import { useRows, type MemberActions } from './use-rows';

interface SwitcherProps extends MemberActions {
  onClose: () => void;
}

/** The dialog of the quick switcher (docs/product/navigation.md#quick-switcher). */
export function Switcher(props: SwitcherProps) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Quick switcher"
      size="switcher"
      isHeadless
      bodyClassName="flex flex-col"
    >
      <SwitcherList {...props} />
    </Dialog>
  );
}

function statusText(term: string, count: number, isLoading: boolean): string {
  // On opening, the name of the dialog and of its input are enough.
  if (term === '') return '';
  if (count > 0) return countOf(count, 'result');
  return isLoading ? 'Loading...' : `Nothing matches “${term}”. Try fewer words.`;
}

function SwitcherList({ onClose, ...actions }: SwitcherProps) {
  const [text, setText] = useState('');
  const term = text.trim();
  const access = useMemberAccess();
  const recordLaunch = useRecordLaunch();
  const { groups, isLoading, retry } = useRows(term, actions);
  const rows = groups.flatMap((group) => group.rows);
  const isFailure = rows.length === 0 && retry !== null;
  const status = isFailure ? '' : statusText(term, rows.length, isLoading);

  /** Ctrl Enter launches the selected tool if the member has access to it. */
  function onKeyDown(event: KeyboardEvent) {
    const isLaunch = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isLaunch || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    const selected = event.currentTarget.querySelector('[role="option"][aria-selected="true"]');
    const tool = rows.find(({ value }) => value === selected?.getAttribute('data-value'))?.tool;
    const url = tool && launchUrl(tool);
    if (!tool || !url || !toolAccess({ tool, ...access }).hasAccess) return;
    recordLaunch(tool.id);
    window.open(url, '_blank', 'noopener,noreferrer');
    onClose();
  }

  return (
    <CommandRoot
      label="Quick switcher"
      // cmdk would filter rendered rows; the index finds the tools among thousands.
      shouldFilter={false}
      vimBindings={false}
      loop
      defaultValue={NO_ROW}
      onKeyDown={onKeyDown}
      className="flex flex-1 flex-col"
    >
      <div className="sticky top-0 z-1 flex h-15 shrink-0 items-center gap-3 border-b border-line bg-surface px-5 max-sm:h-16 max-sm:px-4">
        <Icon of={Search} size={20} className="text-muted" />
        <CommandInput asChild value={text} onValueChange={setText}>
          <SwitcherInput
            data-autofocus
            placeholder="Search tools and more..."
            className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-hidden placeholder:text-muted"
          />
        </CommandInput>
        <IconButton
          label="Close"
          icon={X}
          className="-mr-2.5 text-muted"
          onClick={onClose}
          // Enter would open the selected row.
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        />
      </div>
      <p
        role="status"
        className={rows.length > 0 ? 'sr-only' : 'px-5 pt-5 text-muted empty:hidden'}
      >
        {status}
      </p>
      <CommandList label="Results" className="flex-1 p-2 max-sm:py-1">
        {groups.map((group) => (
          <CommandGroup
            key={group.title}
            heading={group.title}
            className="[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2.5 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-12 [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-muted"
          >
            {group.rows.map((row) => (
              <SwitcherRow
                key={row.value}
                row={row}
                term={term}
                onSelect={() => {
                  onClose();
                  row.run();
                }}
              />
            ))}
          </CommandGroup>
        ))}
        {retry && <SwitcherRow row={retry} term="" onSelect={retry.run} />}
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
