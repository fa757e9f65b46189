import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '@/lib/use-title';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorPanel } from '@/ui/panels';

/** Keeps an error of a page inside its place in the layout; the next navigation clears it. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <BrokenPage onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  useTitle('Something went wrong');
  return (
    <div className="frame py-10 max-sm:py-5">
      <ErrorPanel
        text="This page ran into a problem. The rest of the portal still works."
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
