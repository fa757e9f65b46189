import { useEffect, useEffectEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Toast } from 'react-hot-toast/headless';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import { SpinnerRing } from './spinner';
import type { ToastKind, ToastOptions } from './toast';

/** Milliseconds by type; the library itself keeps at most 20 (credits specification, section 9). */
const DEFAULTS = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  custom: { duration: 4000 },
  loading: { duration: Infinity },
  // Nothing moves on the way out, so nothing stays behind for it.
  removeDelay: 0,
};

function Mark({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <SpinnerRing className="text-brand" />;
  if (type === 'success') return <Icon of={CircleCheck} size={20} className="text-positive-fill" />;
  if (type === 'error') return <Icon of={CircleAlert} size={20} className="text-danger-fill" />;
  return <Icon of={Info} size={20} className="text-muted" />;
}

function Toasts() {
  const { toasts, handlers } = useToaster(DEFAULTS);
  const list = useRef<HTMLElement>(null);
  const shown = toasts.filter((item) => item.visible);

  // A toast taken away while pointed at or focused sends no farewell, and all others would stay.
  const goOn = useEffectEvent(() => {
    if (!list.current?.matches(':hover, :focus-within')) handlers.endPause();
  });
  useEffect(() => goOn(), [shown.length]);

  return (
    <section
      ref={list}
      data-toasts
      aria-label="Notifications"
      // Open dialogs hide the rest of the page from screen readers, but not live regions.
      aria-live="polite"
      className="pointer-events-none fixed top-[calc(var(--bar)+12px)] right-(--gutter) z-50 grid w-90 max-w-[calc(100vw-2*var(--gutter))] gap-2.5"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((item) => (
        <div
          key={item.id}
          role={item.type === 'error' ? 'alert' : 'status'}
          className="rise pointer-events-auto flex items-center gap-3 rounded-panel border border-line bg-surface px-4 py-3.5 font-medium shadow-pop"
        >
          <Mark type={item.type} />
          {resolveValue(item.message, item)}
        </div>
      ))}
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
      <span className="min-w-0 flex-1">{text}</span>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 -mr-1.5"
          onClick={() => {
            close();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {!action && kind !== 'loading' && (
        <IconButton
          label="Close"
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

let mounted = false;

/** Puts a toast on screen; the first one brings the list with it, in a root of its own. */
export function show(kind: ToastKind, text: string, options: ToastOptions & { id: string }): void {
  if (!mounted) {
    mounted = true;
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
  }
  const { id, duration, action } = options;
  const present = kind === 'info' ? toast : toast[kind];
  present(<Message {...{ kind, text, id, action }} />, {
    id,
    ...(duration === undefined ? {} : { duration }),
  });
}

/** Takes one toast away, or all of them. */
export function dismiss(id?: string): void {
  toast.dismiss(id);
}
