import { Skeleton } from '@/ui/skeleton';
import { queuePress, type EarlyControl } from './early-press';

/** The skeletons of search, credits and menu, each in its own place in the bar. */
export function MemberBarSkeleton() {
  return (
    <>
      <Place of="search" className="h-10 w-[344px] min-w-0 rounded-control max-md:hidden" />
      <Place of="credits" className="ml-auto h-9 w-[68px] rounded-full sm:w-[122px]" />
      <Place of="menu" className="size-9 rounded-full max-md:size-10" />
    </>
  );
}

/** The skeleton of the search box that phones have below the bar. */
export function PhoneSearchSkeleton() {
  return <Place of="search" className="block h-11 rounded-control" />;
}

/** The place of a control that is loading; a press on it is carried out when the control is there. */
function Place({ of: control, className }: { of: EarlyControl; className: string }) {
  return (
    <span aria-hidden className={className} onClick={() => queuePress(control)}>
      <Skeleton className="size-full rounded-[inherit]" />
    </span>
  );
}
