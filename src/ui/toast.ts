import { lazyCode } from '@/lib/lazy-code';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** The same id replaces the toast that has it: from loading to success. */
  id?: string | undefined;
  /** Milliseconds; defaults: success 2000, error and info 4000, loading without end. */
  duration?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

/** The toasts' code, loaded with the first toast or when the page is idle. */
export const toaster = lazyCode(() => import('./toaster'));

let count = 0;
let hasShown = false;

/** Shows a message for a press that has no place of its own for it; returns the toast's id. */
export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${(count += 1)}`;
  hasShown = true;
  toaster.load().then(
    ({ show }) => show(kind, message, { ...options, id }),
    () => undefined,
  );
  return id;
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string): void {
  if (!hasShown) return;
  toaster.load().then(
    ({ dismiss }) => dismiss(id),
    () => undefined,
  );
}
