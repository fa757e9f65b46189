import type * as ToasterModule from './toaster';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** The same id replaces the toast that has it: from loading to success. */
  id?: string | undefined;
  /** Milliseconds; defaults: success 2000, error and info 4000, loading without end. */
  duration?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

let toaster: Promise<typeof ToasterModule> | undefined;
let count = 0;

/** Loads the toaster with the first toast, so that no screen pays for it before. */
function load(): Promise<typeof ToasterModule> {
  toaster ??= import('./toaster').catch((error: unknown) => {
    // The next toast tries again; a removed chunk is the loader's own event to handle.
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Shows a message for a press that has no place of its own for it; returns the toast's id. */
export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${(count += 1)}`;
  load().then(
    ({ show }) => show(kind, message, { ...options, id }),
    () => undefined,
  );
  return id;
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string): void {
  toaster?.then(
    ({ dismiss }) => dismiss(id),
    () => undefined,
  );
}
