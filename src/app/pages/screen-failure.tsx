import { useEffect, useRef, useState } from 'react';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { reloadOnce } from '@/lib/lazy-code';
import { useTitle } from '@/lib/use-title';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';
import { Spinner } from '@/ui/spinner';

/**
 * Stands in the place of a screen whose code can't be fetched. A deployment may have removed it: the
 * page reloads by itself once, and offers the reload when that did not help.
 */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { key } = useLocation();
  const failedAt = useRef(key);
  const [isReloading, setIsReloading] = useState(true);

  useEffect(() => setIsReloading(reloadOnce(error)), [error]);
  // Going to another address of the same screen loads it again.
  useEffect(() => {
    if (failedAt.current !== key) onRetry();
  }, [key, onRetry]);

  return (
    <div className="frame py-10 max-sm:py-5">
      {isReloading ? (
        <Spinner>Loading the new version...</Spinner>
      ) : navigator.onLine ? (
        <NewVersion />
      ) : (
        <Offline onRetry={onRetry} />
      )}
    </div>
  );
}

function NewVersion() {
  useTitle('New version');
  return (
    <ErrorPanel
      icon={RefreshCw}
      title="A new version is available"
      text="This page could not be loaded. Reload to get the latest version of the portal."
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  );
}

function Offline({ onRetry }: { onRetry: () => void }) {
  useTitle('Offline');
  return (
    <ErrorPanel
      icon={WifiOff}
      title="You are offline"
      text="This page has not been loaded yet. Try again when you have a connection."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
