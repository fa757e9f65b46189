import { Button } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { ErrorPanel } from '@/ui/panels';

/** What of a query a failure needs to be tried again. */
interface Retryable {
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * A tab whose data could not be loaded (credits specification, section 8).
 * @param props.reload it is what the dashboard was opened for: trying again loads the page anew
 */
export function TabFailure({ query, reload }: { query: Retryable; reload: boolean }) {
  return (
    <ErrorPanel
      bare
      level={3}
      text="Failed to load data. Please try again."
      action={
        <Button
          variant="secondary"
          busy={query.isFetching}
          onClick={() => (reload ? window.location.reload() : void query.refetch())}
        >
          Try Again
        </Button>
      }
    />
  );
}

/** A part of a tab that could not be loaded; the rest of the tab stands. */
export function SectionFailure({ query, text }: { query: Retryable; text: string }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button
          variant="secondary"
          size="sm"
          className="self-center"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try Again
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
