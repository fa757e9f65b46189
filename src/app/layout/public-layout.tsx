import { Outlet } from 'react-router-dom';
import { RouteErrorBoundary } from '../pages/route-error';

/** The public routes: no navigation, for nobody need be signed in. */
export function PublicLayout() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RouteErrorBoundary>
        <Outlet />
      </RouteErrorBoundary>
    </main>
  );
}
