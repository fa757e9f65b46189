import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';

/** The session could not be checked, which is not the same as being signed out. */
export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title="We can’t reach the portal"
      text="Your session could not be checked. You are not signed out; please try again in a moment."
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
