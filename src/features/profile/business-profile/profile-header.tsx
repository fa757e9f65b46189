import type { ReactNode } from 'react';
import { moveFocusOnRemoval } from '@/lib/browser/focus';
import { PageHeading } from '@/ui/page-heading';

/** The title of the page, and of the files of the profile. */
export const PROFILE_TITLE = 'Business profile';

/** The class names of the page's two columns: the document, and the cards beside it. */
export const columnsClass =
  'grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-8';

/** The heading of the business profile's page, with lines below it and the actions beside it. */
export function ProfileHeader({
  children,
  actions,
}: {
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-6">
      <div className="min-w-0">
        {/* The header of the loaded profile replaces that of the loading one, and keeps its focus. */}
        <PageHeading
          ref={moveFocusOnRemoval}
          className="text-24 font-semibold wrap-anywhere sm:text-32"
        >
          {PROFILE_TITLE}
        </PageHeading>
        {children}
      </div>
      {actions}
    </div>
  );
}
