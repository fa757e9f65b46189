import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ToastMessage, type ToastAction } from './toast-message';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** A toast with the same id is replaced. */
  id?: string | undefined;
  /** Milliseconds; by default that of the kind (`DEFAULTS` in toaster.tsx). */
  duration?: number | undefined;
  /** A button; a toast that has one stays until it is dismissed, unless it has a duration. */
  action?: ToastAction | undefined;
}

/** Shows a message in a toast; returns the toast's id (docs/product/shell.md#toasts). */
export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const { id, action } = options;
  const duration = options.duration ?? (action ? Infinity : undefined);
  const showOfKind = kind === 'info' ? toast : toast[kind];
  // The keys are left out where they have no value, because the library copies `undefined` over its
  // defaults.
  return showOfKind(
    (shown) => createElement(ToastMessage, { id: shown.id, text: message, action }),
    {
      ...(id === undefined ? {} : { id }),
      ...(duration === undefined ? {} : { duration }),
    },
  );
}

/** Removes a toast. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/** Removes all toasts. */
export function endToasts(): void {
  toast.remove();
}
