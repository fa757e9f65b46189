import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '@/lib/react/use-title';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';

/** The error boundary of the routed page; a navigation resets it. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <PageError onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function PageError({ onRetry }: { onRetry: () => void }) {
  useTitle('Something went wrong');
  return (
    <div className="frame py-10 max-sm:py-5">
      <ErrorPanel
        level={1}
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
