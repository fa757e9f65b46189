import { Skeleton } from '@/ui/feedback/skeleton';

/** The skeletons of the bar's search, credits and menu. */
export function MemberBarSkeleton() {
  return (
    <>
      <Skeleton className="h-10 max-w-[344px] min-w-36 flex-1 rounded-control max-md:hidden" />
      <Skeleton className="ml-auto h-9 w-[68px] rounded-full sm:w-[122px]" />
      <Skeleton className="size-10 rounded-full md:hidden" />
      <Skeleton className="size-9 rounded-full max-md:size-10" />
    </>
  );
}
