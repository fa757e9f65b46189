import type { ComponentType, ReactNode } from 'react';
import { lazyCode, useLazyCode } from '@/lib/lazy-code';
import { Button } from './button';
import { ErrorBoundary } from './error-boundary';
import { useEscape } from './escape-stack';
import type { LazyPart } from './lazy-part';
import { Alert } from './notice';
import { Spinner } from './spinner';

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialogWords {
  /** While the code is loading. */
  loading?: string;
  /** When the code can't be fetched, or throws. */
  failure?: string;
}

/**
 * A dialog that is loaded when it first opens, unless it has been preloaded. Its scrim shows
 * immediately; a failure shows in the dialog's place, with Try Again.
 */
export function lazyDialog<Props extends DialogControl>(
  load: () => Promise<ComponentType<Props>>,
  {
    loading = 'Loading...',
    failure = 'This could not be opened. Please check your connection and try again.',
  }: LazyDialogWords = {},
): LazyPart<Props> {
  const code = lazyCode(load);

  function LazyDialog(props: Props) {
    const { open, onOpenChange } = props;
    const { module: Loaded, failure: failed } = useLazyCode(code, open);
    const close = () => onOpenChange(false);
    const notOpened = (retry: () => void) =>
      open && (
        <Veil onClose={close}>
          {/* Not a toast: without a connection the toasts' code may be missing as well. */}
          <Alert
            tone="danger"
            onDismiss={close}
            action={
              <Button variant="link" className="self-start" onClick={retry}>
                Try Again
              </Button>
            }
          >
            {failure}
          </Alert>
        </Veil>
      );

    if (Loaded) {
      return (
        <ErrorBoundary fallback={notOpened} resetKey={open}>
          <Loaded {...props} />
        </ErrorBoundary>
      );
    }
    if (failed) return notOpened(code.retry);
    return (
      open && (
        <Veil onClose={close}>
          <Spinner>{loading}</Spinner>
        </Veil>
      )
    );
  }
  return Object.assign(LazyDialog, { preload: code.preload, load: code.load });
}

/** The scrim and the card of a dialog that is not there yet. */
function Veil({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useEscape(true, onClose);
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4">
      <div className="rounded-card bg-surface p-6 shadow-dialog">{children}</div>
    </div>
  );
}
