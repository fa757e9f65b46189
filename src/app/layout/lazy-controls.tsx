import { useEffect, useState } from 'react';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { MemberBarSkeleton } from './member-bar-skeleton';

const importControls = () => import('./controls');

export const LazyMemberBar = lazyPart(async () => (await importControls()).MemberBar, {
  fallback: () => <MemberBarSkeleton />,
  failure: (_, retry) => <BarFailure onRetry={retry} />,
});

export const LazyGlobalParts = lazyPart(async () => (await importControls()).GlobalParts, {
  // The bar shows that they could not be loaded.
  failure: () => null,
});

let areLoaded = false;

/** Loads the controls after the first paint, so that evaluating them does not delay the page. */
export async function loadControls(): Promise<void> {
  await waitForPaint();
  await Promise.all([LazyMemberBar.load(), LazyGlobalParts.load()]);
  areLoaded = true;
}

/**
 * Whether the controls are loaded, or could not be. A component that waits for this renders them in
 * one task; React would delay what a fallback has replaced by 300 ms, and interrupt its render for
 * other tasks.
 */
export function useControlsReady(): boolean {
  const [isReady, setIsReady] = useState(areLoaded);
  useEffect(() => {
    if (areLoaded) return;
    const setReady = () => setIsReady(true);
    loadControls().then(setReady, setReady);
  }, []);
  return isReady;
}

/** An alert in place of the parts of the bar that failed to load or to render. */
function BarFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="ml-auto flex items-center gap-3 text-12 text-danger">
      <span>The menu could not be loaded.</span>
      <Button variant="secondary" size="bar" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
