import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';
import { Spinner } from '@/ui/spinner';

/** In the place of a part of the page whose code is on its way, or could not be had. */
export function CodeState({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return <Spinner className="py-4">Loading...</Spinner>;
  return (
    <ErrorPanel
      text="This could not be opened. Please check your connection and try again."
      action={
        <Button variant="secondary" onClick={retry}>
          Try Again
        </Button>
      }
    />
  );
}
