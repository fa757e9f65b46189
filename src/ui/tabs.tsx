import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as RadixTabs from '@radix-ui/react-tabs';
import { cx } from '@/lib/cx';

export interface TabsProps<T extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The prefix of the ids, shared with the panels: `useId()` of the parent. */
  idBase: string;
  /** `describedBy` is the id of an element with a description of the tab. */
  tabs: readonly { value: T; label: ReactNode; describedBy?: string }[];
  /** The value of the selected tab. */
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
}

/** The id of a tab. */
export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`;
}

/** A tab list; it scrolls on phones. */
export function Tabs<T extends string>({
  label,
  idBase,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.findIndex((tab) => tab.value === value);
  const lastSelected = useRef(0);

  // Back or a link can select a tab while another one has the focus, and one outside of the visible
  // part of the list. Initially the first tab is selected, which is visible; measuring it would
  // force a synchronous layout.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[selected];
    if (!row || !(tab instanceof HTMLElement) || selected === lastSelected.current) return;
    lastSelected.current = selected;
    if (row.contains(document.activeElement)) tab.focus({ preventScroll: true });
    const isVisible =
      tab.offsetLeft >= row.scrollLeft &&
      tab.offsetLeft + tab.offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isVisible) row.scrollLeft = tab.offsetLeft - 16;
  }, [selected]);

  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((other) => other.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={cx(
          'relative flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_theme(colors.line.DEFAULT)] [scrollbar-width:none] max-sm:gap-5',
          className,
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            id={tabId(idBase, tab.value)}
            aria-describedby={tab.describedBy}
            aria-controls={tab.value === value ? `${idBase}-panel-${tab.value}` : undefined}
            // Radix keeps the tab that had the focus last in the tab order, even if a link selected
            // another one, and Shift+Tab from the panel would open it.
            tabIndex={tab.value === value ? 0 : -1}
            // Radix opens a tab that gets the focus, but not every focus is a choice: a closed
            // dialog returns it to a tab that a link has left.
            onFocus={(event) => {
              if (!list.current?.contains(event.relatedTarget)) event.preventDefault();
            }}
            className="border-b-2 border-transparent pt-2.5 pb-2.5 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-brand aria-selected:text-ink max-sm:py-3 pointer-coarse:min-h-11"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
    </RadixTabs.Root>
  );
}

export interface TabPanelProps {
  idBase: string;
  /** The value of the selected tab. */
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The panel of the selected tab. Tab moves to its first control: Orca announces a focused panel
 * without its name.
 */
export function TabPanel({ idBase, value, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${value}`}
      aria-labelledby={tabId(idBase, value)}
      className={className}
    >
      {children}
    </div>
  );
}
