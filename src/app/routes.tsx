import { createRoutesFromElements, Outlet, Route, useRoutes } from 'react-router-dom';
import { paths, patterns } from '@/config/paths';
import { ExplorePage } from '@/features/catalogue/explore/explore-page';
import { RouteErrorBoundary } from './errors/route-error';
import { Guard } from './guard';
import { AppLayout } from './layout/app-layout';
import {
  HomeScreen,
  LoginPage,
  NotFoundPage,
  PaymentCancelPage,
  PaymentSuccessPage,
  PlansScreen,
  ProfileScreen,
  ResetPasswordPage,
  SubscriptionSuccessPage,
  ToolPage,
} from './screens';

/**
 * The guarded and the public routes (docs/product/navigation.md). `Routes` would create them again
 * at each navigation.
 */
const routes = createRoutesFromElements(
  <>
    <Route element={<Guard />}>
      <Route element={<AppLayout />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.explore} element={<ExplorePage />} />
        <Route path={paths.profile} element={<ProfileScreen />} />
        <Route path={patterns.tool} element={<ToolPage />} />
        <Route path={paths.subscription} element={<PlansScreen />} />
        <Route path={paths.subscriptionSuccess} element={<SubscriptionSuccessPage />} />
      </Route>
    </Route>
    <Route element={<PublicLayout />}>
      <Route path={paths.auth} element={<LoginPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
      <Route path={paths.paymentCancel} element={<PaymentCancelPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>,
);

/** Renders the route of the current URL. */
export function AppRoutes() {
  return useRoutes(routes);
}

/**
 * The layout of the public routes, without navigation (docs/product/navigation.md#public-pages).
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
