import type { ComponentProps } from 'react';
import { CommandItem, useCommandState } from 'cmdk';
import { CornerDownLeft, type LucideIcon } from 'lucide-react';
import { ToolThumb } from '@/components/tools/tool-image';
import { searchWords } from '@/lib/text/mark-words';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';
import { MarkedText } from '@/ui/markdown/marked-text';

/** A row of the quick switcher. */
export interface Row {
  /** Unique in the list. */
  value: string;
  name: string;
  /** Words that also find it. */
  keywords?: string[];
  /** Text in a muted colour after the name. */
  note?: string | undefined;
  icon?: LucideIcon;
  /** The tool whose picture shows. */
  tool?: Tool;
  run: () => void;
}

/**
 * The value of no row: cmdk selects the first row of a list without a value, also before the first
 * key.
 */
export const NO_ROW = 'none';

/** The id of a row's element, of which a list of values has no spaces. */
const rowId = (value: string) => `switcher-${encodeURIComponent(value)}`;

/**
 * The input of `CommandInput`, which names the selected row only after an arrow key or the pointer
 * has changed it.
 */
export function SwitcherInput(props: ComponentProps<'input'>) {
  const value = useCommandState((state) => state.value);
  const isSelected = value && value !== NO_ROW;
  return <input {...props} aria-activedescendant={isSelected ? rowId(value) : undefined} />;
}

/**
 * A row of the quick switcher: picture or icon, name with the marked letters of the text, and a
 * note.
 */
export function SwitcherRow({
  row,
  term,
  onSelect,
}: {
  row: Row;
  term: string;
  onSelect: () => void;
}) {
  const { value, name, note, icon, tool } = row;
  // A single letter of a phrase would be marked in most words.
  const words = searchWords(term).filter((word, _, all) => word.length > 1 || all.length === 1);
  return (
    <CommandItem
      asChild
      value={value}
      onSelect={onSelect}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-[selected=true]:bg-brand-tint data-[selected=true]:outline data-[selected=true]:-outline-offset-1 data-[selected=true]:outline-brand max-sm:min-h-14 max-sm:px-2"
    >
      {/* cmdk replaces an `id` of its own element. */}
      <div id={rowId(value)}>
        {tool && <ToolThumb tool={tool} className="size-8 rounded-small" />}
        {icon && (
          <span className="grid size-8 shrink-0 place-items-center rounded-small bg-sunken text-ink-2">
            <Icon of={icon} />
          </span>
        )}
        <span className="flex min-w-0 flex-1 gap-x-2 wrap-anywhere max-sm:flex-col sm:flex-wrap">
          <span
            translate={tool && 'no'}
            className="font-medium [&_mark]:bg-transparent [&_mark]:font-medium"
          >
            <MarkedText words={words}>{name}</MarkedText>
          </span>
          {note !== undefined && (
            <span className="num text-muted">
              <span className="sr-only">, </span>
              <span>{note}</span>
            </span>
          )}
        </span>
        <Icon
          of={CornerDownLeft}
          size={14}
          className="hidden text-muted sm:group-data-[selected=true]:block"
        />
      </div>
    </CommandItem>
  );
}
