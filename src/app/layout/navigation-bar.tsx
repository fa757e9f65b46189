import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { memberParts, useMemberParts } from '@/app/start/phases';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { Logo } from '@/ui/logo';
import { ExploreLink } from './explore-link';
import { MemberBarSkeleton, PhoneSearchSkeleton } from './member-bar-skeleton';

/**
 * The navigation bar, and on phones the search box (docs/product/navigation.md#navigation-bar).
 * @param compact reduces its height and keeps the position of the logo
 */
export function NavigationBar({ compact = false }: { compact?: boolean }) {
  const header = useScrollShadow();
  const { module: parts, failure } = useMemberParts();

  return (
    <>
      <header
        ref={header}
        className={cx(
          'sticky top-0 z-20 min-h-(--bar) border-b border-line bg-surface data-scrolled:shadow-bar',
          compact && '[--bar:3.5rem]',
        )}
      >
        {/* Wraps if large text needs more than one row. */}
        <div
          className={cx(
            'frame flex min-h-14.5 flex-wrap items-center gap-4 py-1.5 max-md:gap-2 sm:min-h-15',
            // The compact bar is less high than this row, so that the logo keeps its position.
            compact && '-mb-[5px]',
          )}
        >
          <Link to={paths.home} className="flex shrink-0 rounded-mark py-2">
            <Logo compact />
          </Link>
          <ExploreLink />
          <ErrorBoundary fallback={(retry) => <BarFailure onRetry={retry} />}>
            {parts ? (
              <parts.MemberBar />
            ) : failure ? (
              <BarFailure onRetry={memberParts.retry} />
            ) : (
              <MemberBarSkeleton />
            )}
          </ErrorBoundary>
        </div>
      </header>
      <div className="gutter pt-5 md:hidden">
        <ErrorBoundary
          fallback={(retry) => (
            <BarFailure text="The search could not be loaded." onRetry={retry} />
          )}
        >
          {parts ? <parts.PhoneSearch /> : !failure && <PhoneSearchSkeleton />}
        </ErrorBoundary>
      </div>
    </>
  );
}

/** An alert in place of the parts of the bar that failed to load or to render. */
function BarFailure({
  text = 'The menu could not be loaded.',
  onRetry,
}: {
  text?: string;
  onRetry: () => void;
}) {
  return (
    <p role="alert" className="ml-auto flex items-center gap-3 text-12 text-danger">
      {text}
      <Button variant="secondary" size="bar" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

/**
 * Pixels of scrolling after which the bar has a shadow (docs/product/navigation.md#navigation-bar).
 */
const SHADOW_AFTER_PX = 10;

/** Sets `data-scrolled` on the bar while the page is scrolled, without re-rendering. */
function useScrollShadow() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () =>
      bar.current?.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return bar;
}
