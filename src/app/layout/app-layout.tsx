import { Outlet, useMatch } from 'react-router-dom';
import { RouteErrorBoundary } from '@/app/errors/route-error';
import { SkipLink } from '@/components/skip-link';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { NavigationBar } from './navigation-bar';

/** The guarded layout: navigation bar, page background and the routed page. */
export function AppLayout() {
  const isHome = useMatch(paths.home) !== null;

  return (
    <div className={cx('relative min-h-dvh', !isHome && 'pb-24')}>
      <SkipLink to="main">Skip to content</SkipLink>
      {!isHome && <PageBackground />}
      <NavigationBar compact={isHome} />
      <main id="main" tabIndex={-1} className="outline-none">
        <RouteErrorBoundary>
          <Outlet />
        </RouteErrorBoundary>
      </main>
    </div>
  );
}

/**
 * The background image, hidden on the home page (docs/product/navigation.md#navigation-bar). It
 * is in the padding at the page's end, so that it is never behind text. The outer element covers
 * the page, because a smaller one would be shifted when the page grows.
 */
function PageBackground() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full fill-none stroke-sunken forced-colors:!hidden"
    >
      {/* The view box begins where the picture ends, which puts the picture above and left. */}
      <svg x="100%" y="100%" width="128" height="128" viewBox="9 9 9 9" overflow="visible">
        <path d="M1 9V5a4 4 0 0 1 8 0v4M2.5 9V5a2.5 2.5 0 0 1 5 0v4M4 9V5a1 1 0 0 1 2 0v4" />
      </svg>
    </svg>
  );
}
