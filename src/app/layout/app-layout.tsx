import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RouteErrorBoundary } from '../pages/route-error';
import { NavigationBar } from './navigation-bar';

/** The guarded layout: navigation bar, page background and the routed page. */
export function AppLayout() {
  const isHome = useMatch(paths.home) !== null;

  return (
    <>
      <SkipLink />
      {!isHome && <PageBackground />}
      <NavigationBar compact={isHome} />
      <main id="main" tabIndex={-1} className="outline-none">
        <RouteErrorBoundary>
          <Outlet />
        </RouteErrorBoundary>
      </main>
    </>
  );
}

/** A link to the page's content, the first element in the tab order. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 rounded-control bg-brand px-4 py-2.5 font-medium text-white not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}

/** The background image, hidden on the home page (docs/product/navigation.md#navigation-bar). */
function PageBackground() {
  return (
    <svg
      viewBox="0 0 9 9"
      aria-hidden="true"
      className="fixed right-0 bottom-0 -z-10 w-[min(60vw,480px)] fill-none stroke-sunken opacity-50"
    >
      <path d="M1 9V5a4 4 0 0 1 8 0v4M2.5 9V5a2.5 2.5 0 0 1 5 0v4M4 9V5a1 1 0 0 1 2 0v4" />
    </svg>
  );
}
