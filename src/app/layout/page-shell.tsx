import { lateNoticeClass, reloadClass } from '@/early/start-notice';
import type { ShellShape } from '@/config/routes';
import { LATE_AFTER_MS, LATE_TEXT } from '@/config/timeouts';
import { useIsLate } from '@/lib/react/use-is-late';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Logo } from '@/ui/logo';
import { BarFrame } from './bar-frame';
import { ExploreLinkPlaceholder } from './explore-link';
import { MemberBarSkeleton, PhoneSearchSkeleton } from './member-bar-skeleton';
import { PAGE_SKELETONS } from './page-skeletons';

/**
 * The skeleton of a guarded page while the session is validated, with the layout of the page
 * (docs/product/navigation.md#guarded-pages). The build inlines it into index.html.
 */
export function PageShell({ shape }: { shape: ShellShape }) {
  const Page = PAGE_SKELETONS[shape];
  return (
    <>
      <BarFrame compact={shape === 'home'}>
        <span className="flex shrink-0 py-2">
          <Logo compact />
        </span>
        <ExploreLinkPlaceholder />
        <MemberBarSkeleton />
      </BarFrame>
      <div className="gutter pt-5 md:hidden">
        <PhoneSearchSkeleton />
      </div>
      <main id="main" tabIndex={-1} className="outline-none">
        <PlaceholderHeading />
        <Page />
      </main>
      <LateNotice />
    </>
  );
}

/** A notice with a reload button after `LATE_AFTER_MS`, like the one of src/early/start-notice.ts. */
function LateNotice() {
  if (!useIsLate(LATE_AFTER_MS)) return null;
  return (
    <div role="alert" className={lateNoticeClass}>
      <span>{LATE_TEXT}</span>
      <button type="button" className={reloadClass} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
