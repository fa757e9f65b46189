import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryButton, type RetryableQuery } from '@/ui/feedback/retry-button';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';

/**
 * The error of a tab whose data could not be loaded (docs/product/credits.md#usage-dashboard).
 * @param props.reload whether Try Again reloads the page, as on the tab that opened first
 */
export function TabFailure({ query, reload }: { query: RetryableQuery; reload: boolean }) {
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

/** The error of a part of a tab, in the place of that part. */
export function SectionFailure({ query, text }: { query: RetryableQuery; text: string }) {
  return (
    <Alert tone="danger" action={<RetryButton query={query} size="sm" className="self-center" />}>
      {text}
    </Alert>
  );
}
