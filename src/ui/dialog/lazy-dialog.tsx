import { useState, type ComponentType } from 'react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { lazyPart, type LazyPart } from '@/ui/lazy-part';
import { Dialog, type DialogSize } from './dialog';

export interface DialogControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialogOptions {
  /** The size of the dialog, even while it is loading; `sm` by default. */
  size?: DialogSize;
  /** The title while the code is loading. */
  loading?: string;
  /** The message if the code can't be loaded or throws. */
  failure?: string;
}

/** Creates a dialog whose code is loaded when it first opens, unless it has been preloaded. */
export function lazyDialog<Props extends DialogControl>(
  importDialog: () => Promise<ComponentType<Props>>,
  {
    size = 'sm',
    loading = 'Loading...',
    failure = 'This could not be opened. Please check your connection and try again.',
  }: LazyDialogOptions = {},
): LazyPart<Props> {
  const Content = lazyPart<Props>(importDialog, {
    fallback: ({ open, onOpenChange }) => (
      <Dialog {...{ open, onOpenChange, size }} title={loading}>
        <SkeletonGroup label={loading} className="space-y-4">
          <Skeleton className="h-10 rounded-control" />
          <Skeleton className="h-40 rounded-control" />
        </SkeletonGroup>
      </Dialog>
    ),
    failure: ({ open, onOpenChange }, retry) => (
      <Dialog
        {...{ open, onOpenChange }}
        title="Something went wrong"
        size={size === 'sm' ? 'sm' : 'md'}
      >
        <Alert
          tone="danger"
          action={
            <Button variant="link" className="self-start" onClick={retry}>
              Try Again
            </Button>
          }
        >
          {failure}
        </Alert>
      </Dialog>
    ),
  });

  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    // A page has many dialogs, and most are never opened.
    return wasOpened && <Content {...props} />;
  }
  return Object.assign(LazyDialog, { load: Content.load, preload: Content.preload });
}
