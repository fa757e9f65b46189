import type { QueuedControl } from '@/early/queued-press';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The skeletons of the bar's search, credits and menu. */
export function MemberBarSkeleton() {
  return (
    <>
      <ControlSkeleton
        of="search"
        className="h-10 max-w-[344px] min-w-36 flex-1 rounded-control max-md:hidden"
      />
      <ControlSkeleton of="credits" className="ml-auto h-9 w-[68px] rounded-full sm:w-[122px]" />
      <ControlSkeleton of="menu" className="size-9 rounded-full max-md:size-10" />
    </>
  );
}

/** The skeleton of the search box below the bar on phones. */
export function PhoneSearchSkeleton() {
  return <ControlSkeleton of="search" className="block h-11 rounded-control" />;
}

/** The skeleton of a control; a press on it is replayed when the control is mounted. */
function ControlSkeleton({ of: control, className }: { of: QueuedControl; className: string }) {
  return (
    <span aria-hidden className={className} data-press={control}>
      <Skeleton className="size-full rounded-[inherit]" />
    </span>
  );
}
