import type { ReactNode } from 'react';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ChunkError } from '@/lib/browser/reload-page';
import { useTitle } from '@/lib/react/use-title';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';

/** The error boundary of the routed page; a navigation resets it. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(retry, error) => (
        <div className="frame py-10 max-sm:py-5">
          {error instanceof ChunkError ? (
            <ChunkFailure onReload={retry} />
          ) : (
            <PageError onRetry={retry} />
          )}
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function PageError({ onRetry }: { onRetry: () => void }) {
  useTitle('Something went wrong');
  return (
    <ErrorPanel
      level={1}
      text="This page ran into a problem. The rest of the portal still works."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}

/** Replaces a page whose chunk can't be loaded; a deployment may have removed the file. */
function ChunkFailure({ onReload }: { onReload: () => void }) {
  useTitle('Page not loaded');
  const { onLine } = navigator;
  return (
    <ErrorPanel
      level={1}
      icon={onLine ? RefreshCw : WifiOff}
      title={onLine ? 'This page could not be loaded' : 'You are offline'}
      text={
        onLine
          ? 'Reload to get the latest version of the portal.'
          : 'This page needs a connection to open. Reload when you’re online.'
      }
      action={<Button onClick={onReload}>Reload</Button>}
    />
  );
}
