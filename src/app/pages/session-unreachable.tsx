import { Button } from '@/ui/button';
import { ErrorPanel } from '@/ui/panels';

/** The error of a session check without a usable response (docs/product/session.md#first-check). */
export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      level={1}
      title="We can’t reach the portal"
      text="We can’t connect right now. You’re still signed in. Check your internet and try again."
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
