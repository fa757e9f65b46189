import { CommandItem } from 'cmdk';
import { CornerDownLeft } from 'lucide-react';
import { ToolThumb } from '@/components/tools/tool-image';
import { Icon } from '@/ui/icon';
import type { Entry } from './entry';
import { markMatch } from './rank';

/** A row of the quick switcher: picture or icon, name with the matched letters, and a note. */
export function SwitcherRow({
  id,
  entry,
  term,
  onSelect,
}: {
  id: string;
  entry: Entry;
  term: string;
  onSelect: () => void;
}) {
  const { value, name, note, icon, tool, group } = entry;
  return (
    <CommandItem
      asChild
      value={value}
      onSelect={onSelect}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-[selected=true]:bg-brand-tint data-[selected=true]:outline data-[selected=true]:-outline-offset-1 data-[selected=true]:outline-brand max-sm:min-h-14 max-sm:px-2"
    >
      {/* cmdk replaces an `id` of its own element. */}
      <div id={id}>
        {tool ? (
          <ToolThumb tool={tool} className="size-8 rounded-small" />
        ) : (
          <span className="grid size-8 shrink-0 place-items-center rounded-small bg-sunken text-ink-2">
            <Icon of={icon} />
          </span>
        )}
        <span className="flex min-w-0 flex-1 gap-x-2 wrap-anywhere max-sm:flex-col sm:flex-wrap">
          <span translate={tool && 'no'} className="font-medium">
            {/* A new key for another term replaces the element, and not its texts. */}
            <span key={`${term} ${name}`}>
              {markMatch(name, term).map(({ text, isMatch }, index) =>
                isMatch ? (
                  <mark key={index} className="bg-transparent text-brand">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </span>
          {note !== undefined && (
            <span className="num text-muted">
              <span className="sr-only">, </span>
              <span>{note}</span>
            </span>
          )}
        </span>
        <span
          aria-hidden
          className="hidden items-center gap-1 text-12 text-muted sm:group-data-[selected=true]:flex"
        >
          <span>{group === 'Actions' ? 'Run' : 'Open'}</span>
          <Icon of={CornerDownLeft} size={14} />
        </span>
      </div>
    </CommandItem>
  );
}
