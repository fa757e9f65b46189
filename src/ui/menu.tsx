import { createContext, use, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Content, Item, Label, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { useCloseWatcher } from '@/lib/react/use-close-watcher';
import { Icon } from './icon';

export interface MenuProps {
  /** The menu button: a `<button>` with an accessible name. */
  trigger: ReactElement;
  /** Content above the items. */
  header?: ReactNode;
  /** `MenuItem` and `MenuSeparator`. */
  children: ReactNode;
  /** `top` in the footer of a dialog, which would cut the menu off below. */
  side?: 'top' | 'bottom' | undefined;
}

/** Focuses the menu button. */
const FocusButton = createContext(() => {});

/**
 * Moves the focus for an arrow key, Home or End in the event itself. Radix moves it in a timer, so
 * that an Enter that follows immediately would choose the item before.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]'));
  const current = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: Math.max(current, 0) - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target)?.focus();
}

/** A menu button with its menu, which Escape, Tab and a press outside close. */
export function Menu({ trigger, header, children, side = 'bottom' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the menu was open when a touch of its button began; the touch itself may close it. */
  const touchedWhileOpen = useRef<boolean>(null);
  useCloseWatcher(isOpen, () => setIsOpen(false));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Held since it opened the menu, the key would choose the first item.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    moveFocus(event);
    // Radix ignores Tab; with the focus on the menu button it moves to the element after it.
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    button.current?.focus();
  }

  return (
    // A modal menu would lock the scrolling by a style element, which the content security policy
    // blocks.
    <Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Trigger
        ref={button}
        asChild
        // Radix opens a menu on `pointerdown`, with which a touch also begins to scroll the page.
        onPointerDown={(event) => {
          touchedWhileOpen.current = event.pointerType === 'touch' ? isOpen : null;
          if (event.pointerType === 'touch') event.preventDefault();
        }}
        onClick={({ detail }) => {
          // A replayed press is a click without `pointerdown`.
          if (detail === 0) setIsOpen(true);
          else if (touchedWhileOpen.current !== null) setIsOpen(!touchedWhileOpen.current);
        }}
      >
        {trigger}
      </Trigger>
      <Content
        side={side}
        align={side === 'top' ? 'start' : 'end'}
        sideOffset={8}
        collisionPadding={16}
        onKeyDownCapture={onKeyDown}
        className="rise z-20 max-h-(--radix-dropdown-menu-content-available-height) w-64 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-pop"
      >
        {header && (
          <Label className="-mx-1.5 mb-1.5 border-b border-line px-4 pt-2 pb-4">{header}</Label>
        )}
        <FocusButton value={() => button.current?.focus()}>{children}</FocusButton>
      </Content>
    </Root>
  );
}

export interface MenuItemProps {
  icon?: LucideIcon | undefined;
  children: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Renders the item as another element than a button, such as a link. */
  render?: ((content: ReactNode) => ReactElement) | undefined;
}

/** A menu item. The focus returns to the menu button before `onSelect` is called. */
export function MenuItem({
  icon,
  children,
  onSelect,
  render = (content) => <button type="button">{content}</button>,
}: MenuItemProps) {
  const focusButton = use(FocusButton);
  return (
    <Item
      asChild
      onSelect={() => {
        // The action may open a dialog, which returns the focus to the element that has it now.
        focusButton();
        onSelect?.();
      }}
      className="flex h-10 w-full items-center gap-3 rounded-small px-2.5 text-left font-medium text-ink-2 -outline-offset-2 hover:bg-sunken hover:text-ink focus:bg-sunken focus:text-ink max-sm:h-11 pointer-coarse:min-h-11"
    >
      {render(
        <>
          {icon && <Icon of={icon} className="text-muted" />}
          <span>{children}</span>
        </>,
      )}
    </Item>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className="-mx-1.5 my-1.5 border-t border-line" />;
}
