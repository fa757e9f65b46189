import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RouteErrorBoundary } from '../pages/route-error';
import { NavigationBar } from './navigation-bar';
import { PageBackground } from './page-background';
import { SkipLink } from './skip-link';

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
