import { RefreshCw, WifiOff } from 'lucide-react';
import { useTitle } from '@/lib/use-title';
import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';

/**
 * What stands in the place of a page that failed.
 * @param props.isOutdated its code is gone: the tab is older than the latest deployment
 */
export function RouteProblem({
  isOutdated,
  onRetry,
}: {
  isOutdated: boolean;
  onRetry: () => void;
}) {
  if (!isOutdated) return <BrokenPage onRetry={onRetry} />;
  return navigator.onLine ? <NewVersion /> : <Offline onRetry={onRetry} />;
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  useTitle('Something went wrong');
  return (
    <ErrorPanel
      text="This page ran into a problem. The rest of the portal still works."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
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
