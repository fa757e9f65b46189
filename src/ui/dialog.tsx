import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { cx } from '@/lib/cx';
import { IconButton } from './button';
import { useEscape } from './escape-stack';
import { useScrollLock } from './scroll-lock';

/** Widths: sm 440, md 536, upload 640, wizard 880, wide 976; the last two keep one height. */
export type DialogSize = 'sm' | 'md' | 'upload' | 'wizard' | 'wide';

const SIZES: Record<DialogSize, string> = {
  sm: 'sm:h-auto sm:max-w-[440px]',
  md: 'sm:h-auto sm:max-w-[536px]',
  upload: 'sm:h-auto sm:max-w-[640px]',
  wizard: 'sm:h-[672px] sm:max-w-[880px]',
  wide: 'sm:max-w-[976px]',
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** A line above the title: Step 2 of 6. */
  eyebrow?: ReactNode;
  size: DialogSize;
  /** Below the head, from edge to edge, and not scrolled away: tabs, progress. */
  headExtra?: ReactNode;
  /** Beside everything, 248 wide, hidden below 768 px: the steps of a wizard. */
  rail?: ReactNode;
  /** Buttons; they share the width on phones. */
  footer?: ReactNode;
  /** A question that interrupts, which a press outside does not answer; on phones as high as it is. */
  isQuestion?: boolean | undefined;
  /** Padding and layout of the scrolling middle. */
  bodyClassName?: string | undefined;
  children: ReactNode;
}

/** Where the focus goes after a dialog that has taken the place of another. */
let handedOn: HTMLElement | null = null;

/** Radix looks for a trigger of its own; ours are anywhere, so the focus goes back from here. */
function useOpener(open: boolean) {
  const opener = useRef<Element | null>(null);
  // The content mounts one commit later, so a field that takes the focus on mount comes after this.
  useLayoutEffect(() => {
    opener.current = open ? (opener.current ?? document.activeElement) : opener.current;
  }, [open]);

  return function giveBack(event: Event) {
    event.preventDefault();
    // StrictMode unmounts once for show: then the dialog is still there.
    if (event.currentTarget instanceof Element && event.currentTarget.isConnected) return;
    const own = opener.current;
    const isUsable = own instanceof HTMLElement && own.isConnected && own !== document.body;
    const target = isUsable ? own : handedOn;
    opener.current = null;
    // A dialog that came in the same moment has the focus by now, and gives it back in its turn.
    const holder = document.activeElement?.closest('[role="dialog"]');
    const isTaken = holder ? !holder.contains(target) : false;
    handedOn = isTaken ? target : null;
    if (!isTaken) target?.focus({ preventScroll: true });
  };
}

function takeFocus(event: Event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const target = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
  (target ?? event.currentTarget).focus({ preventScroll: true });
}

/**
 * A modal dialog: head and foot stay, the middle scrolls; a full-height sheet below 640 px. The
 * focus goes to the element with `data-autofocus`, else to the dialog, and back to where it came
 * from. Escape closes the dialog that opened last, whatever tooltip is open besides.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  eyebrow,
  size,
  headExtra,
  rail,
  footer,
  isQuestion = false,
  bodyClassName = 'px-6 pb-6 max-sm:px-4 max-sm:pb-5',
  children,
}: DialogProps) {
  const giveBack = useOpener(open);
  useScrollLock(open);
  useEscape(open, () => onOpenChange(false));

  function onPressOutside(event: CustomEvent<unknown>) {
    const isToast = event.target instanceof Element && event.target.closest('[data-toasts]');
    if (isQuestion || isToast) event.preventDefault();
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div
          // Radix switches pointer events off for the page, and with them what the scrim hides.
          style={{ pointerEvents: 'auto' }}
          className="fixed inset-0 z-30 flex items-center justify-center bg-scrim sm:p-6"
        >
          <Content
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onPointerDownOutside={onPressOutside}
            className={cx(
              'rise relative flex h-full max-h-full w-full overflow-hidden bg-surface shadow-dialog outline-hidden [animation-duration:200ms] sm:rounded-card',
              SIZES[size],
              isQuestion && 'max-sm:h-auto max-sm:self-end',
            )}
          >
            {rail && (
              <div className="w-62 shrink-0 overflow-y-auto border-r border-line bg-canvas p-6 max-md:hidden">
                {rail}
              </div>
            )}
            <div className="flex min-w-0 flex-1 flex-col">
              <div
                className={cx(
                  'flex items-start gap-4 px-6 pt-5 max-sm:px-4 max-sm:pt-4',
                  !headExtra && 'pb-4 max-sm:pb-3',
                )}
              >
                <div className="min-w-0 flex-1">
                  {eyebrow && <p className="text-12 text-muted">{eyebrow}</p>}
                  <Title className="text-20 font-semibold">{title}</Title>
                  {description && (
                    <Description className="mt-0.5 text-muted">{description}</Description>
                  )}
                </div>
                <Close asChild>
                  <IconButton label="Close" icon={X} className="-my-1.5 -mr-2.5 text-muted" />
                </Close>
              </div>
              {headExtra}
              {/* Positioned, so that what is hidden but for screen readers scrolls with the rest: it
                  would have the browser scroll the whole dialog to a focused file input. */}
              <div
                className={cx(
                  'relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface',
                  bodyClassName,
                )}
              >
                {children}
              </div>
              {footer && (
                <div className="flex items-center gap-3 border-t border-line px-6 py-4 max-sm:flex-wrap max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(12px+env(safe-area-inset-bottom))] max-sm:[&>:is(a,button)]:flex-1">
                  {footer}
                </div>
              )}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
