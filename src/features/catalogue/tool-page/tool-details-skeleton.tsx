import type { ReactNode } from 'react';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The content of a tool's page while nothing of the tool is loaded.
 * @param props.children a status in the access panel
 */
export function ToolDetailsSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_336px] lg:items-start lg:gap-12">
      <div>
        <Skeleton className="h-42 rounded-card sm:h-48" />
        <Skeleton className="mt-4 h-8 w-72 max-w-full rounded-mark sm:mt-6 sm:h-10" />
        <Skeleton className="mt-2.5 h-6 w-60 max-w-full rounded-mark" />
        <div className="flex flex-col lg:flex-col-reverse">
          <div className={`${cardClass} mt-4 h-56 p-5 sm:mt-6 sm:h-33`}>{children}</div>
          <div className="mt-8 lg:mt-5">
            <Skeleton className="h-4 w-4/5 rounded-mark" />
            <Skeleton className="mt-2 h-4 w-3/5 rounded-mark" />
          </div>
        </div>
      </div>
      <div className="space-y-6">
        <div className={`${cardClass} h-33`} />
        <div className={`${cardClass} h-70`} />
      </div>
    </div>
  );
}
