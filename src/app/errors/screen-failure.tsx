import { useEffect, useRef, useState } from 'react';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { reloadOnce } from '@/lib/browser/lazy-code';
import { useTitle } from '@/lib/react/use-title';
import { Button } from '@/ui/button';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Spinner } from '@/ui/feedback/spinner';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';

/**
 * Replaces a screen whose chunk can't be loaded. A deployment may have removed the file: the page
 * is reloaded once automatically, and shows a button for it if the chunk is missing again.
 */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { key } = useLocation();
  const failedKey = useRef(key);
  const [isReloading, setIsReloading] = useState(true);

  useEffect(() => setIsReloading(reloadOnce(error)), [error]);
  // A navigation to another URL of the same screen retries the load.
  useEffect(() => {
    if (failedKey.current !== key) onRetry();
  }, [key, onRetry]);

  return (
    <div className="frame py-10 max-sm:py-5">
      {isReloading ? (
        <>
          <PlaceholderHeading />
          <Spinner>Reloading the page...</Spinner>
        </>
      ) : navigator.onLine ? (
        <LoadFailure />
      ) : (
        <Offline onRetry={onRetry} />
      )}
    </div>
  );
}

function LoadFailure() {
  useTitle('Page not loaded');
  return (
    <ErrorPanel
      level={1}
      icon={RefreshCw}
      title="This page could not be loaded"
      text="Reload to get the latest version of the portal."
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  );
}

function Offline({ onRetry }: { onRetry: () => void }) {
  useTitle('Offline');
  return (
    <ErrorPanel
      level={1}
      icon={WifiOff}
      title="You are offline"
      text="This page needs a connection to open. Try again when you’re online."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
