import type { ComponentType } from 'react';
import type { ShellShape } from '@/config/routes';
import { ToolGridSkeleton } from '@/features/catalogue/explore/tool-grid';
import { ToolDetailsSkeleton } from '@/features/catalogue/tool-page/tool-details-skeleton';
import { CATEGORIES } from '@/resources/tools/categories';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Spinner } from '@/ui/feedback/spinner';

/** The skeletons of the guarded pages, with the sizes and gaps of the pages. */
export const PAGE_SKELETONS: Readonly<Record<ShellShape, ComponentType>> = {
  catalogue: CatalogueSkeleton,
  tool: ToolSkeleton,
  profile: ProfileSkeleton,
  home: HomeSkeleton,
  plain: PlainSkeleton,
};

function SessionStatus({ className }: { className?: string }) {
  return <Spinner className={className}>Validating your session</Spinner>;
}

/** About the widths of the filter chips, so that they wrap in the same places. */
const CHIPS = ['w-11', 'w-23', 'w-61', 'w-52', 'w-33', 'w-49', 'w-56', 'w-39', 'w-41'];

function CatalogueSkeleton() {
  return (
    <div className="frame pt-5 pb-16 sm:pt-10">
      <Skeleton className="h-8 w-72 max-w-full rounded-mark sm:h-10 sm:w-100" />
      <Skeleton className="mt-2 mb-5 h-10 max-w-[60ch] rounded-mark sm:mb-8 sm:h-6" />
      <div className="flex gap-2 overflow-hidden max-[339px]:flex-wrap sm:flex-wrap">
        {CHIPS.map((width, index) => (
          <Skeleton key={index} className={`h-11 shrink-0 rounded-control sm:h-9 ${width}`} />
        ))}
      </div>
      <SessionStatus className="mt-4 mb-3 sm:mt-6 sm:mb-4" />
      <ToolGridSkeleton />
    </div>
  );
}

function ToolSkeleton() {
  return (
    <div className="frame pt-4 pb-16 sm:pt-6">
      <SessionStatus className="mb-3 h-10 max-sm:h-11" />
      <ToolDetailsSkeleton />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className="frame pt-3 pb-24 sm:pt-10">
      <Skeleton className="mb-2 h-7 w-44 rounded-mark sm:mb-8 sm:h-10" />
      <div className="grid items-start gap-3 sm:gap-6 md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-10">
        <div className={`${cardClass} md:hidden`}>
          <div className="h-12 px-3 py-1">
            <Skeleton className="size-10 rounded-full" />
          </div>
          <div className="h-11 border-t border-line px-3 py-3">
            <Skeleton className="h-5 w-44 rounded-mark" />
          </div>
        </div>
        <div className={`${cardClass} p-6 max-lg:p-5 max-md:hidden`}>
          <Skeleton className="size-22 rounded-full" />
          <Skeleton className="mt-5 h-7 w-40 rounded-mark" />
          <Skeleton className="mt-1 h-4 w-52 max-w-full rounded-mark" />
          <Skeleton className="mt-6 h-34 rounded-panel" />
          <Skeleton className="mt-5 h-10 rounded-control" />
          <Skeleton className="mt-2 h-10 rounded-control" />
        </div>
        <div>
          <SessionStatus className="h-11" />
          <div className="mt-6 grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-47 rounded-card" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <div className="frame pt-4 pb-16 sm:pt-8">
      <div
        className={`${cardClass} grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_440px] 2xl:grid-cols-[minmax(0,1fr)_560px]`}
      >
        <div className="flex flex-col items-start justify-center px-4 py-5 sm:p-8">
          <SessionStatus className="h-7" />
          <Skeleton className="mt-2.5 mb-4 h-8 w-full max-w-[24ch] rounded-mark text-24 sm:mt-3 sm:h-10 sm:text-32" />
          <Skeleton className="h-26 w-full max-w-150 rounded-control sm:h-12" />
          <Skeleton className="mt-4 h-5 w-28 rounded-mark" />
        </div>
        <Skeleton className="h-24 w-full max-lg:order-first sm:h-40 lg:h-full" />
        <div className="h-12 border-t border-line max-sm:h-24 lg:col-span-2" />
      </div>
      <Skeleton className="mt-10 h-7 w-64 max-w-full rounded-mark" />
      <div className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {/* One more for the link to all tools. */}
        {[...CATEGORIES, 'all'].map((_, index) => (
          <Skeleton key={index} className="h-16 rounded-card" />
        ))}
      </div>
    </div>
  );
}

function PlainSkeleton() {
  return (
    <div className="frame py-10">
      <SessionStatus />
    </div>
  );
}
