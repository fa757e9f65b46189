import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { AccessFrame } from './access-frame';

/**
 * The access panel while the data that it depends on is loading.
 * @param props.children the text of a spinner, which replaces the skeleton of the title
 */
export function AccessSkeleton({ children, foot }: { children?: string; foot?: ReactNode }) {
  return (
    <AccessFrame
      label="Cost and launch"
      mark={<Skeleton className="size-5 rounded-full" />}
      title={
        children === undefined ? (
          <Skeleton className="my-1 h-4 w-44 rounded-mark" />
        ) : (
          <Spinner className="text-14 font-normal">{children}</Spinner>
        )
      }
      actions={
        <>
          <Skeleton className="h-10 w-56 max-w-full rounded-control max-sm:h-11 max-sm:w-full" />
          <Skeleton className="h-10 w-33 rounded-control max-sm:h-11 max-sm:w-full" />
        </>
      }
      foot={foot}
    >
      <Skeleton className="my-1 h-3 w-32 rounded-mark" />
    </AccessFrame>
  );
}
