import { lazyCode } from '@/lib/browser/lazy-code';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** A toast with the same id is replaced. */
  id?: string | undefined;
  /** Milliseconds; by default that of the kind (`DEFAULTS` in toaster.tsx). */
  duration?: number | undefined;
  /** A button; a toast that has one stays until it is dismissed, unless it has a duration. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The code of the toasts, loaded when the data of the first page has loaded, or with the first toast. */
export const toaster = lazyCode(() => import('./toaster'));

let idCount = 0;
let hasShown = false;
/** Aborted by `endToasts`. */
let scope = new AbortController();

/** Shows a message in a toast; returns the toast's id (docs/product/shell.md#toasts). */
export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${(idCount += 1)}`;
  const { signal } = scope;
  const { action } = options;
  const onPress = () => {
    if (!signal.aborted) action?.onPress();
  };
  hasShown = true;
  toaster.whenLoaded(({ show }) => {
    if (signal.aborted) return;
    show(kind, message, { ...options, id, action: action && { ...action, onPress } });
  });
  return id;
}

/** Removes a toast. */
export function dismissToast(id: string): void {
  toaster.whenLoaded(({ dismiss }) => dismiss(id));
}

/** Removes all toasts and those that are still loading; their actions do nothing afterwards. */
export function endToasts(): void {
  if (!hasShown) return;
  scope.abort();
  scope = new AbortController();
  toaster.whenLoaded(({ dismiss }) => dismiss());
}
