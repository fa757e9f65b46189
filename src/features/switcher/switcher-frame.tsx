import type { ReactNode } from 'react';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import type { SwitcherProps } from './switcher';
import { inputProps, SwitcherHead } from './switcher-head';

type FrameProps = Pick<SwitcherProps, 'term' | 'onTerm' | 'onClose'>;

/** The quick switcher without its list; text can be typed already. */
function SwitcherFrame({ term, onTerm, onClose, children }: FrameProps & { children: ReactNode }) {
  return (
    <>
      <SwitcherHead
        input={
          <input
            {...inputProps}
            data-autofocus
            type="text"
            aria-label="Quick switcher"
            autoComplete="off"
            spellCheck={false}
            value={term}
            onChange={(event) => onTerm(event.target.value)}
          />
        }
        onClose={onClose}
      />
      <div className="p-5">{children}</div>
    </>
  );
}

/** The quick switcher while the code of its list is loading. */
export function SwitcherLoading(props: FrameProps) {
  return (
    <SwitcherFrame {...props}>
      <SkeletonGroup label="Loading..." className="space-y-4">
        <Skeleton className="h-10 rounded-control" />
        <Skeleton className="h-40 rounded-control" />
      </SkeletonGroup>
    </SwitcherFrame>
  );
}

/** The quick switcher if the code of its list can't be loaded, or throws. */
export function SwitcherFailure({ onRetry, ...props }: FrameProps & { onRetry: () => void }) {
  return (
    <SwitcherFrame {...props}>
      <Alert tone="danger" onRetry={onRetry}>
        The list could not be loaded. Please check your connection and try again.
      </Alert>
    </SwitcherFrame>
  );
}
