import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface TabsProps<T extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The prefix of the ids, shared with the panels: `useId()` of the parent. */
  idBase: string;
  /** `describedBy` is the id of an element with a description of the tab. */
  tabs: readonly { value: T; label: ReactNode; describedBy?: string }[];
  /** The value of the selected tab; no tab is selected if none has it. */
  value: string;
  onChange: (value: T) => void;
  className?: string | undefined;
}

const STEPS: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The id of a tab. */
export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`;
}

/** A tab list with a roving tabindex; it scrolls on phones. */
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

  // A link can select a tab outside of the visible part of the list. Initially the first tab is
  // selected, which is visible; measuring it would force a synchronous layout.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[selected];
    if (!row || !(tab instanceof HTMLElement) || selected === lastSelected.current) return;
    lastSelected.current = selected;
    const isVisible =
      tab.offsetLeft >= row.scrollLeft &&
      tab.offsetLeft + tab.offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isVisible) row.scrollLeft = tab.offsetLeft - 16;
  }, [selected]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = STEPS[event.key]?.(Math.max(selected, 0), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cx(
        'relative flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_theme(colors.line.DEFAULT)] [scrollbar-width:none] max-sm:gap-5',
        className,
      )}
    >
      {tabs.map((tab, index) => {
        const isSelected = index === selected;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(idBase, tab.value)}
            aria-selected={isSelected}
            aria-describedby={tab.describedBy}
            aria-controls={isSelected ? `${idBase}-panel-${tab.value}` : undefined}
            tabIndex={index === Math.max(selected, 0) ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'border-b-2 pt-2.5 pb-2.5 font-medium whitespace-nowrap -outline-offset-2 max-sm:py-3 pointer-coarse:min-h-11',
              isSelected ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

export interface TabPanelProps {
  idBase: string;
  /** The value of the selected tab. */
  value: string;
  /** The accessible name of a panel without a tab. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The panel of the selected tab. */
export function TabPanel({ idBase, value, label, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${value}`}
      aria-label={label}
      aria-labelledby={label ? undefined : tabId(idBase, value)}
      tabIndex={0}
      className={cx('-outline-offset-2', className)}
    >
      {children}
    </div>
  );
}
