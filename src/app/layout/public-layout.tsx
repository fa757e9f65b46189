import { Outlet } from 'react-router-dom';
import { RouteErrorBoundary } from '../pages/route-error';

/**
 * The layout of the public routes, without navigation (docs/product/navigation.md#public-pages).
 */
export function PublicLayout() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RouteErrorBoundary>
        <Outlet />
      </RouteErrorBoundary>
    </main>
  );
}
