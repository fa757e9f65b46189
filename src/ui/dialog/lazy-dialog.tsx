import { useState, type ComponentType } from 'react';
import { lazyCode } from '@/lib/browser/lazy-code';
import { useLazyCode } from '@/lib/react/use-lazy-code';
import { Alert } from '@/ui/feedback/alert';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import type { LazyPart } from '@/ui/lazy-part';
import { Dialog, type DialogSize } from './dialog';

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialogOptions {
  /** The size of the dialog, also while it is loading; `sm` by default. */
  size?: DialogSize;
  /** The title while the code is loading. */
  loading?: string;
  /** The message if the code can't be loaded or throws. */
  failure?: string;
}

/**
 * Creates a dialog whose code is loaded when it first opens, unless it has been preloaded.
 * Meanwhile it shows a skeleton; if the load fails, an alert with Try Again.
 */
export function lazyDialog<Props extends DialogControl>(
  load: () => Promise<ComponentType<Props>>,
  {
    size = 'sm',
    loading = 'Loading...',
    failure = 'This could not be opened. Please check your connection and try again.',
  }: LazyDialogOptions = {},
): LazyPart<Props> {
  const code = lazyCode(load);

  function LazyDialog(props: Props) {
    const { open, onOpenChange } = props;
    const { module: Loaded, failure: failed } = useLazyCode(code, open);
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    const renderFailure = (retry: () => void) => (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Something went wrong"
        size={size === 'sm' ? 'sm' : 'md'}
      >
        {/* Not a toast, whose code can't be loaded either while offline. */}
        <Alert tone="danger" onRetry={retry}>
          {failure}
        </Alert>
      </Dialog>
    );

    // A page has many dialogs, and most are never opened.
    if (!wasOpened) return null;
    if (Loaded) {
      return (
        <ErrorBoundary fallback={renderFailure} resetKey={open}>
          <Loaded {...props} />
        </ErrorBoundary>
      );
    }
    if (failed) return renderFailure(code.retry);
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={loading} size={size}>
        <SkeletonGroup label={loading} className="space-y-4">
          <Skeleton className="h-10 rounded-control" />
          <Skeleton className="h-40 rounded-control" />
        </SkeletonGroup>
      </Dialog>
    );
  }
  return Object.assign(LazyDialog, { preload: code.preload, load: code.load });
}
