import { cardClass } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** A month with three skeleton cards. */
export function OutputSkeletons() {
  return (
    <SkeletonGroup label="Loading your saved outputs...">
      <Skeleton className="mb-3 h-5 w-32 rounded-mark" />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5">
        {[1, 2, 3].map((card) => (
          <div key={card} data-skeleton-card className={`${cardClass} p-4 sm:p-5`}>
            <div className="flex items-center gap-2">
              <Skeleton className="size-6 shrink-0 rounded-mark" />
              <Skeleton className="h-3 w-1/2 rounded-mark" />
            </div>
            <Skeleton className="mt-3 h-4 w-2/3 rounded-mark" />
            <div className="mt-3 mb-6 space-y-2">
              <Skeleton className="h-3 rounded-mark" />
              <Skeleton className="h-3 rounded-mark" />
              <Skeleton className="h-3 w-2/3 rounded-mark" />
            </div>
            <Skeleton className="h-4 w-24 rounded-mark" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
