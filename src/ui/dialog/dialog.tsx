import { useRef, type ReactNode } from 'react';
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { isComposingKey } from '@/lib/browser/keys';
import { cx } from '@/lib/cx';
import { useCloseWatcher } from '@/lib/react/use-close-watcher';
import { IconButton } from '@/ui/button';
import { focusContent, scrollToFocused, useFocusRestore } from './dialog-focus';
import { Scrim } from './scrim';

/**
 * Widths in px: sm 440, md 536, upload 640, switcher 640 (at the top), pairs 808, wizard 880
 * (672 high), wide 976 (as high as the window).
 */
export type DialogSize = 'sm' | 'md' | 'upload' | 'switcher' | 'pairs' | 'wizard' | 'wide';

const SIZES: Record<DialogSize, string> = {
  sm: 'sm:h-auto sm:max-w-[440px]',
  md: 'sm:h-auto sm:max-w-[536px]',
  upload: 'sm:h-auto sm:max-w-[640px]',
  switcher: 'sm:mt-18 sm:h-auto sm:max-h-[560px] sm:max-w-[640px]',
  pairs: 'sm:h-auto sm:max-w-[808px]',
  wizard: 'sm:h-[672px] sm:max-w-[880px]',
  wide: 'sm:max-w-[976px]',
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Whether the header has a Close button; false if the footer has one of that name. */
  hasClose?: boolean | undefined;
  /** Hides the title visually: the body begins with a control that names the dialog. */
  isHeadless?: boolean | undefined;
  /** One sentence below the title. */
  description?: ReactNode;
  /** A line above the title, such as "Step 2 of 6". */
  eyebrow?: ReactNode;
  size: DialogSize;
  /** Below the header, as wide as the dialog and not scrolled: tabs, progress. */
  headExtra?: ReactNode;
  /** A column at the left, 248 px wide, hidden below 768 px: the steps of a wizard. */
  rail?: ReactNode;
  /** Buttons; on phones they have equal widths. */
  footer?: ReactNode;
  /** A question: a press outside does not close it, and on phones it is not a full-height sheet. */
  isQuestion?: boolean | undefined;
  /** A press outside and Escape do not close it: it has typed text. */
  isPersistent?: boolean | undefined;
  /** Padding and layout of the scrollable body. */
  bodyClassName?: string | undefined;
  /**
   * The accessible name of a body without controls: the focus stops at it, so that the keyboard can
   * scroll it.
   */
  bodyLabel?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog with fixed header and footer and a scrollable body; a full-height sheet below 640
 * px, which scrolls as a whole in a window of at most 480 px of height. On opening it focuses the
 * element with `data-autofocus`, else its title; on closing it restores the focus, or focuses the
 * page's content if nothing had it.
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
  isPersistent = false,
  hasClose = true,
  isHeadless = false,
  bodyClassName = 'px-6 pb-6 max-sm:px-4 max-sm:pb-5',
  bodyLabel,
  children,
}: DialogProps) {
  const restoreFocus = useFocusRestore(open);
  useCloseWatcher(open, () => onOpenChange(false));
  const scrim = useRef<HTMLDivElement>(null);
  const clicked = useRef<EventTarget | null>(null);

  function onPressOutside(event: Event) {
    // Not a press on a toast or on the scrim of a dialog that has just opened above this one, and
    // not Enter on a button after a press on the scrim that was released outside of the window.
    const isOnScrim = event.target === scrim.current && clicked.current === scrim.current;
    if (isQuestion || isPersistent || !isOnScrim) event.preventDefault();
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim
          ref={scrim}
          // The pseudo-elements centre the dialog.
          className={cx(
            'fixed inset-0 z-30 flex flex-col items-center bg-scrim before:flex-1 after:flex-1 sm:px-6 sm:before:min-h-6 sm:after:min-h-6',
            isQuestion && 'max-sm:after:hidden',
            size === 'switcher' && 'sm:before:grow-0',
          )}
          onClickCapture={(event) => {
            clicked.current = event.target;
          }}
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return;
            // A press on the scrim that does not close the dialog must not take the focus from it.
            event.preventDefault();
          }}
        >
          <Content
            onOpenAutoFocus={focusContent}
            onCloseAutoFocus={restoreFocus}
            onEscapeKeyDown={(event) => {
              if (isPersistent || isComposingKey(event)) event.preventDefault();
            }}
            onPointerDownOutside={onPressOutside}
            onKeyUp={scrollToFocused}
            className={cx(
              'rise relative flex h-full min-h-0 w-full overflow-hidden bg-surface shadow-dialog outline-hidden [animation-duration:200ms] sm:rounded-card short:overflow-y-auto',
              SIZES[size],
              isQuestion && 'max-sm:h-auto',
            )}
          >
            <div className="flex min-w-0 flex-1 flex-col short:h-max">
              {isHeadless ? (
                <Title className="sr-only">{title}</Title>
              ) : (
                <div
                  className={cx(
                    'flex items-start gap-4 px-6 pt-5 max-sm:px-4 max-sm:pt-4',
                    !headExtra && 'pb-4 max-sm:pb-3',
                  )}
                >
                  <div className="min-w-0 flex-1">
                    {eyebrow && <p className="text-12 text-muted">{eyebrow}</p>}
                    <Title className="text-20 font-semibold outline-hidden">{title}</Title>
                    {description && (
                      <Description className="mt-0.5 text-muted">{description}</Description>
                    )}
                  </div>
                  {hasClose && (
                    <Close asChild>
                      <IconButton label="Close" icon={X} className="-my-1.5 -mr-2.5 text-muted" />
                    </Close>
                  )}
                </div>
              )}
              {headExtra}
              {/* Positioned, so that visually hidden file inputs scroll with the body: else focusing
                  one would scroll the whole dialog. The tab index keeps Firefox from stopping at it. */}
              <div
                tabIndex={bodyLabel === undefined ? -1 : 0}
                role={bodyLabel === undefined ? undefined : 'group'}
                aria-label={bodyLabel}
                className={cx(
                  'relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface -outline-offset-2 short:flex-none short:overflow-visible',
                  bodyLabel === undefined && 'outline-hidden',
                  bodyClassName,
                )}
              >
                {children}
              </div>
              {footer && (
                <div className="flex flex-wrap items-center gap-3 border-t border-line px-6 py-4 max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(12px+env(safe-area-inset-bottom))] max-sm:[&>:is(a,button)]:flex-1">
                  {footer}
                </div>
              )}
            </div>
            {/* After the questions, so that they are read first. */}
            {rail && (
              <div
                tabIndex={-1}
                className="order-first w-62 shrink-0 overflow-y-auto border-r border-line bg-canvas p-6 outline-hidden max-md:hidden"
              >
                {rail}
              </div>
            )}
          </Content>
        </Scrim>
      </Portal>
    </Root>
  );
}
