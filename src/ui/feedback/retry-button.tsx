import { Button, type ButtonProps } from '@/ui/button';

/** The part of a query's result that a retry needs. */
export interface RetryableQuery {
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * The button beside the error of a query: requests its data again. A screen's own error says Try
 * Again.
 */
export function RetryButton({
  query,
  variant = 'secondary',
  children = 'Retry',
  ...rest
}: Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  query: RetryableQuery;
  children?: string;
}) {
  return (
    <Button
      {...rest}
      variant={variant}
      busy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {children}
    </Button>
  );
}
