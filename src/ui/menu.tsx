import { createContext, use, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';
import { PopupLayer } from './layer';

interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  type: 'button';
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the menu button: a `<button>` with these props and an accessible name. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Content above the items. */
  header?: ReactNode;
  /** `MenuItem` and `MenuSeparator`. */
  children: ReactNode;
}

/** Which element an opened menu focuses. */
type InitialFocus = 'menu' | 'first' | 'last';

/** The smallest distance in px between an open menu and the left edge of the window. */
const MARGIN_PX = 16;

const CloseMenu = createContext<() => void>(() => undefined);

/**
 * A menu button with arrow keys, Home, End and typeahead; Escape, Tab or a press outside close it.
 */
export function Menu({ trigger, header, children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<InitialFocus | null>(null);

  function close() {
    button.current?.focus();
    setOpen(null);
  }

  useLayoutEffect(() => {
    if (!open) return;
    // The menu ends at the right edge of its button, or further right if it would leave the window.
    function align() {
      if (!panel.current) return;
      panel.current.style.right = '0';
      const { left } = panel.current.getBoundingClientRect();
      panel.current.style.right = `${Math.min(0, left - MARGIN_PX)}px`;
    }
    align();
    window.addEventListener('resize', align);
    return () => window.removeEventListener('resize', align);
  }, [open]);

  useLayoutEffect(() => {
    if (!open || !menu.current) return;
    menu.current.focus();
    if (open !== 'menu') handleMenuKey(menu.current, open === 'first' ? 'Home' : 'End');
  }, [open]);

  function onMenuKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // With the focus on the menu button, Tab moves to the element after it.
    if (event.key === 'Tab') close();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (handleMenuKey(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    <div ref={root} className="relative">
      {trigger({
        ref: button,
        type: 'button',
        id: `${id}b`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open ? `${id}m` : undefined,
        // `detail` is 0 for a click by keyboard, after which the first item is focused.
        onClick: (event) => setOpen(open ? null : event.detail === 0 ? 'first' : 'menu'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open && (
        <PopupLayer
          within={root}
          onDismiss={() => setOpen(null)}
          onEscape={() => button.current?.focus()}
        >
          <div
            ref={panel}
            className="rise absolute top-full right-0 z-20 mt-2 max-h-[calc(100dvh-var(--bar)-24px)] w-64 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop"
          >
            {header && (
              <div className="-mx-1.5 mb-1.5 border-b border-line px-4 pt-2 pb-4">{header}</div>
            )}
            <div
              ref={menu}
              role="menu"
              id={`${id}m`}
              aria-labelledby={`${id}b`}
              tabIndex={-1}
              className="outline-hidden"
              onKeyDown={onMenuKeyDown}
            >
              <CloseMenu value={close}>{children}</CloseMenu>
            </div>
          </div>
        </PopupLayer>
      )}
    </div>
  );
}

interface MenuItemRenderProps {
  role: 'menuitem';
  tabIndex: -1;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: LucideIcon | undefined;
  children: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Renders the item as another element than a button, such as a link. */
  render?: ((props: MenuItemRenderProps) => ReactElement) | undefined;
}

/** A menu item. The focus returns to the menu button before `onSelect` is called. */
export function MenuItem({ icon, children, onSelect, render }: MenuItemProps) {
  const close = use(CloseMenu);
  const itemProps: MenuItemRenderProps = {
    role: 'menuitem',
    tabIndex: -1,
    className:
      'flex h-10 w-full items-center gap-3 rounded-small px-2.5 text-left font-medium text-ink-2 -outline-offset-2 hover:bg-sunken hover:text-ink focus:bg-sunken focus:text-ink max-sm:h-11 pointer-coarse:min-h-11',
    onClick: () => {
      close();
      onSelect?.();
    },
    children: (
      <>
        {icon && <Icon of={icon} className="text-muted" />}
        {children}
      </>
    ),
  };
  return render ? render(itemProps) : <button type="button" {...itemProps} />;
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <div role="separator" className="-mx-1.5 my-1.5 border-t border-line" />;
}

/** Milliseconds without a key after which the next one starts a new typeahead text. */
const TYPEAHEAD_RESET_MS = 500;

let typedText = '';
let typedAt = 0;

/** The next item that starts with the typed text, searched from the current one. */
function findByTypeahead(items: HTMLElement[], current: number, key: string) {
  const now = performance.now();
  typedText = now - typedAt > TYPEAHEAD_RESET_MS ? key : typedText + key;
  typedAt = now;
  // A repeated letter moves through the items that start with it.
  const isRepeated = typedText === key.repeat(typedText.length);
  const text = (isRepeated ? key : typedText).toLowerCase();
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  return items
    .map((_, step) => items[(start + step) % items.length])
    .find((item) => item?.textContent.trim().toLowerCase().startsWith(text));
}

/** The item that a key moves the focus to; `undefined` for any other key. */
function findNextItem(items: HTMLElement[], current: number, key: string) {
  const last = items.length - 1;
  switch (key) {
    case 'ArrowDown':
      return items[current < last ? current + 1 : 0];
    case 'ArrowUp':
      return items[current > 0 ? current - 1 : last];
    case 'Home':
      return items[0];
    case 'End':
      return items[last];
    default:
      return key.length === 1 ? findByTypeahead(items, current, key) : undefined;
  }
}

/**
 * Handles a key of an open menu: arrow keys, Home, End and typeahead move the focus, and Space
 * clicks a link.
 * @returns whether the key was handled, so that the caller prevents its default action
 */
function handleMenuKey(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const focused = items[current];

  // Space clicks a button natively; on a link it would scroll the page.
  if (key === ' ') {
    if (!focused || focused instanceof HTMLButtonElement) return false;
    focused.click();
    return true;
  }

  const next = findNextItem(items, current, key);
  next?.focus();
  return next !== undefined;
}
