import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';

/** The skeleton of the spend chart. */
export function ChartSkeleton() {
  return (
    <SkeletonGroup label="Loading what you spent per day">
      <Skeleton className="h-5 w-28 rounded-mark" />
      <Skeleton className="mt-2 h-48 rounded-panel max-sm:h-41.5" />
    </SkeletonGroup>
  );
}

/** The frame of the outlook. */
export const outlookFrame = 'num border-y border-line py-6';

/** The skeleton of the outlook, as high as one with a picture. */
export function OutlookSkeleton() {
  return (
    <SkeletonGroup label="Loading the outlook">
      <Skeleton className="h-5 w-96 max-w-full rounded-mark" />
      <Skeleton className="mt-6 h-40 rounded-panel" />
    </SkeletonGroup>
  );
}

/** The columns of the summary and the spend chart. */
export const summaryColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-6 max-sm:py-5 md:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[300px_minmax(0,1fr)]';

/** The skeleton of the Credit History tab. */
export function CreditHistorySkeleton() {
  return (
    <>
      <div className={summaryColumns}>
        <SkeletonGroup label="Loading your credit history">
          <Skeleton className="h-4 w-32 rounded-mark" />
          <Skeleton className="mt-2 h-12 w-36 rounded-control" />
          <Skeleton className="mt-1 h-4 w-24 rounded-mark" />
          <Skeleton className="mt-6 h-24 rounded-panel" />
        </SkeletonGroup>
        <ChartSkeleton />
      </div>
      <div className={outlookFrame}>
        <OutlookSkeleton />
      </div>
      <RowSkeletons count={3} />
    </>
  );
}

/** The skeleton of a list. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center justify-between gap-8 py-4">
          <div className="flex-1">
            <Skeleton className="h-4 w-40 max-w-full rounded-mark" />
            <Skeleton className="mt-2 h-3 w-24 rounded-mark" />
          </div>
          <Skeleton className="h-4 w-16 rounded-mark" />
        </div>
      ))}
    </div>
  );
}
