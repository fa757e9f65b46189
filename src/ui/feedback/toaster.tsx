import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Toast } from 'react-hot-toast/headless';
import { focusElement, focusMain } from '@/lib/browser/keep-focus';
import { cx } from '@/lib/cx';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from './spinner';
import type { ToastKind, ToastOptions } from './toast';
import { useToastPosition } from './use-toast-position';

/**
 * Durations in milliseconds; the library shows at most 20 toasts (docs/product/shell.md#toasts).
 */
const DEFAULTS = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  custom: { duration: 4000 },
  loading: { duration: Infinity },
  // There is no exit animation to wait for.
  removeDelay: 0,
};

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <SpinnerRing className="text-brand" />;
  if (type === 'success') return <Icon of={CircleCheck} size={20} className="text-positive-fill" />;
  if (type === 'error') return <Icon of={CircleAlert} size={20} className="text-danger-fill" />;
  return <Icon of={Info} size={20} className="text-muted" />;
}

/** The key that focuses the action of the newest toast with one, else the list's first button. */
const FOCUS_KEY = 'F8';

const POSITIONS: Record<ReturnType<typeof useToastPosition>, string> = {
  'page-top': 'top-[calc(var(--bar)+12px)]',
  'page-bottom': 'bottom-[calc(6px+env(safe-area-inset-bottom))]',
  dialog: 'top-3',
};

const actionId = (toastId: string) => `action-${toastId}`;

function Toasts() {
  const { toasts, handlers } = useToaster(DEFAULTS);
  const list = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const visible = toasts.filter((item) => item.visible);
  const position = useToastPosition(list, visible.length);

  const hasFocus = () => list.current?.contains(document.activeElement) ?? false;

  function endPause() {
    if (!hasFocus() && !list.current?.matches(':hover')) handlers.endPause();
  }

  // Not every browser fires `blur` or `pointerleave` when a focused or hovered toast is removed, so
  // the paused timers are resumed here, and the focus returns to the element that had it before.
  const resumeTimersAndFocus = useEffectEvent(() => {
    endPause();
    if (document.activeElement === document.body && previousFocus.current) {
      if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected) {
        focusElement(previousFocus.current);
      } else focusMain();
    }
    if (!hasFocus()) previousFocus.current = null;
  });
  useLayoutEffect(() => resumeTimersAndFocus(), [visible.length]);

  const focusButton = useEffectEvent((event: KeyboardEvent) => {
    // The newest toast is the first of `visible`; the list has errors before all others.
    const actions = visible.map(({ id }) => document.getElementById(actionId(id)));
    const button = actions.find(Boolean) ?? list.current?.querySelector('button');
    if (!button) return;
    event.preventDefault();
    button.focus();
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === FOCUS_KEY) focusButton(event);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const renderAll = (shown: Toast[]) =>
    shown.map((item) => (
      <div
        key={item.id}
        className="rise pointer-events-auto flex items-center gap-3 rounded-panel border border-line bg-surface px-4 py-3.5 font-medium shadow-pop"
      >
        <ToastIcon type={item.type} />
        {resolveValue(item.message, item)}
      </div>
    ));
  const isError = ({ type }: Toast) => type === 'error';

  return (
    <section
      ref={list}
      data-toasts
      aria-label="Notifications"
      aria-keyshortcuts={FOCUS_KEY}
      className={cx(
        'pointer-events-none fixed right-(--gutter) z-50 grid w-90 max-w-[calc(100vw-2*var(--gutter))] grid-cols-1',
        POSITIONS[position],
      )}
      onPointerEnter={handlers.startPause}
      onPointerLeave={endPause}
      onFocus={({ relatedTarget }) => {
        handlers.startPause();
        if (!list.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
      onBlur={endPause}
    >
      {/* Radix hides the page behind a dialog from screen readers, except for live regions. */}
      <div aria-live="assertive" className="grid grid-cols-1 gap-2.5 not-empty:mb-2.5">
        {renderAll(visible.filter(isError))}
      </div>
      <div aria-live="polite" className="grid grid-cols-1 gap-2.5 not-empty:mb-2.5">
        {renderAll(visible.filter((item) => !isError(item)))}
      </div>
    </section>
  );
}

function Message({
  kind,
  text,
  id,
  action,
}: {
  kind: ToastKind;
  text: string;
  id: string;
  action: ToastOptions['action'];
}) {
  const close = () => toast.dismiss(id);
  return (
    <>
      {/* An action with a long label moves below the text. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 grow">{text}</span>
        {action && (
          <Button
            id={actionId(id)}
            variant="link"
            className="max-w-full"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {action && <span className="sr-only">{`Press ${FOCUS_KEY} to reach it.`}</span>}
      {kind !== 'loading' && (
        <IconButton
          label="Dismiss"
          icon={X}
          iconSize={16}
          size="sm"
          className="-my-1.5 -mr-2 text-muted"
          onClick={close}
        />
      )}
    </>
  );
}

// Rendered without toasts when this code is loaded, because screen readers announce only changes of a
// live region that exists.
/** The element with the toasts, beside the page and its dialogs. */
export const toastsElement = document.body.appendChild(document.createElement('div'));
const root = createRoot(toastsElement);
flushSync(() => root.render(<Toasts />));

/** Shows a toast. */
export function show(kind: ToastKind, text: string, options: ToastOptions & { id: string }): void {
  const { id, action } = options;
  const duration = options.duration ?? (action ? Infinity : undefined);
  const showOfKind = kind === 'info' ? toast : toast[kind];
  showOfKind(<Message {...{ kind, text, id, action }} />, {
    id,
    ...(duration === undefined ? {} : { duration }),
  });
}

/** Removes a toast, or all of them. */
export function dismiss(id?: string): void {
  toast.dismiss(id);
}
