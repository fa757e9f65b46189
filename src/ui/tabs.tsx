import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface TabsProps<T extends string> {
  /** The accessible name of the row. */
  label: string;
  /** Shared with the panels: `useId()` of the component that holds both. */
  idBase: string;
  tabs: readonly { value: T; label: ReactNode }[];
  /** The open tab; a value without a tab of its own leaves all of them closed. */
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

/** A row of tabs: one stop for Tab, arrow keys between them; it scrolls on phones. */
export function Tabs<T extends string>({
  label,
  idBase,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex((tab) => tab.value === value);
  const shown = useRef(0);

  // A tab that a link opened can lie outside of the visible part of the row; the first one can't,
  // and to ask where it is would have the browser lay out the page in the middle of a rendering.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[open];
    if (!row || !(tab instanceof HTMLElement) || open === shown.current) return;
    shown.current = open;
    const isVisible =
      tab.offsetLeft >= row.scrollLeft &&
      tab.offsetLeft + tab.offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isVisible) row.scrollLeft = tab.offsetLeft - 16;
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = STEPS[event.key]?.(Math.max(open, 0), tabs.length);
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
        const isOpen = index === open;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${idBase}-tab-${tab.value}`}
            aria-selected={isOpen}
            aria-controls={isOpen ? `${idBase}-panel-${tab.value}` : undefined}
            tabIndex={index === Math.max(open, 0) ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'border-b-2 pt-2.5 pb-2.5 font-medium whitespace-nowrap -outline-offset-2 max-sm:py-3 pointer-coarse:min-h-11',
              isOpen ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
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
  /** The open tab's value; only its panel is rendered. */
  value: string;
  /** The accessible name of a panel that has no tab. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What the open tab shows. */
export function TabPanel({ idBase, value, label, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${value}`}
      aria-label={label}
      aria-labelledby={label ? undefined : `${idBase}-tab-${value}`}
      tabIndex={0}
      className={cx('-outline-offset-2', className)}
    >
      {children}
    </div>
  );
}
