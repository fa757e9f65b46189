import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from './spinner';
import { dismissToast } from './toast';

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

/**
 * The toasts, at the top right of the window above page and dialogs. Radix hides the page behind a
 * dialog from screen readers except for elements with `aria-live`. The list has it for their sake
 * and for the toasts: Orca ignores a toast's own role if the element is new.
 */
export function Toaster() {
  const { toasts } = useToaster(DEFAULTS);
  const visible = toasts.filter((item) => item.visible);

  return createPortal(
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-[calc(var(--bar)+12px)] right-(--gutter) z-50 grid max-h-[calc(100dvh-var(--bar)-24px)] w-90 max-w-[calc(100vw-2*var(--gutter))] grid-cols-1 gap-2.5 overflow-y-auto"
    >
      {visible.map((item) => (
        <div
          key={item.id}
          role={item.type === 'error' ? 'alert' : 'status'}
          className="rise pointer-events-auto flex items-center gap-[12px] rounded-panel border border-line bg-surface px-[16px] py-3.5 font-medium shadow-pop"
        >
          <ToastIcon type={item.type} />
          {resolveValue(item.message, item)}
          {item.type !== 'loading' && (
            <IconButton
              label="Dismiss"
              icon={X}
              iconSize={16}
              size="sm"
              className="-my-1.5 -mr-2 text-muted"
              onClick={() => dismissToast(item.id)}
            />
          )}
        </div>
      ))}
    </section>,
    document.body,
  );
}
