import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { routeNames, routes, type RouteName } from '@/config/routes';
import { RouteErrorBoundary } from './errors/route-error';
import { Guard } from './guard';
import { AppLayout } from './layout/app-layout';
import { NotFoundPage, screens } from './screens';

function routeObject(name: RouteName): RouteObject {
  const Screen = screens[name];
  return { path: routes[name].path, element: <Screen /> };
}

const isGuarded = (name: RouteName) => routes[name].isGuarded;

/** The guarded and the public routes (docs/product/navigation.md), created once. */
const routeObjects: RouteObject[] = [
  {
    element: <Guard />,
    children: [{ element: <AppLayout />, children: routeNames.filter(isGuarded).map(routeObject) }],
  },
  {
    element: <PublicLayout />,
    children: [
      ...routeNames.filter((name) => !isGuarded(name)).map(routeObject),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Renders the route of the current URL. */
export function AppRoutes() {
  return useRoutes(routeObjects);
}

/**
 * The layout of the public routes, without navigation.
 */
function PublicLayout() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RouteErrorBoundary>
        <Outlet />
      </RouteErrorBoundary>
    </main>
  );
}
