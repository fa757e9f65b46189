import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';

/** The error of a session check without a usable response (docs/product/session.md#first-check). */
export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title="We can’t reach the portal"
      text="Your session could not be checked. You are not signed out; please try again in a moment."
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
