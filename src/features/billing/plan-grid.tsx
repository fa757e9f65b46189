import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

/**
 * The grid of the plan cards: 1 column on phones, then 3, so that none stands alone in a row, or 2 and
 * from 1024 px 4.
 */
export function PlanGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-5',
        columns === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {children}
    </div>
  );
}

/** The skeleton of the plan list; its cards are as high as those of plans with five features. */
export function PlanGridSkeleton({ columns }: { columns: 3 | 4 }) {
  return (
    <PlanGrid columns={columns}>
      {Array.from({ length: columns }, (_, card) => (
        <div key={card} aria-hidden className={cx(cardClass, 'p-6')}>
          <Skeleton className="size-10 rounded-control" />
          <Skeleton className="mt-6 h-5 w-24 rounded-mark" />
          <Skeleton className="mt-4 h-3.5 w-4/5 rounded-mark" />
          <Skeleton className="mt-11 h-8 w-20 rounded-mark" />
          <Skeleton className="mt-3.5 h-4 w-32 rounded-mark" />
          <div className="mt-5 mb-6 grid gap-4 border-t border-line pt-6 pb-0.5">
            {[1, 2, 3, 4, 5].map((feature) => (
              <Skeleton key={feature} className="h-3.5 w-5/6 rounded-mark" />
            ))}
          </div>
          <Skeleton className="h-10 w-full rounded-control" />
          <Skeleton className="mt-4 mb-4 h-3 w-3/5 rounded-mark" />
        </div>
      ))}
    </PlanGrid>
  );
}
