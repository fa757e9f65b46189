import type { ComponentType } from 'react';
import { routeAt, type RouteName } from '@/config/routes';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Spinner } from '@/ui/feedback/spinner';
import { lazyPart, type LazyPart } from '@/ui/lazy-part';

type Screen = LazyPart<object>;

/** Creates a screen in a chunk of its own. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  return lazyPart(load, {
    fallback: () => (
      <div className="frame py-10">
        <PlaceholderHeading />
        <Spinner>Loading page...</Spinner>
      </div>
    ),
  });
}

/** The screens of the routes. */
export const screens = {
  home: lazyScreen(async () => (await import('@/features/home/home-page')).HomePage),
  explore: lazyScreen(
    async () => (await import('@/features/catalogue/explore/explore-page')).ExplorePage,
  ),
  profile: lazyScreen(async () => (await import('@/features/profile/profile-page')).ProfilePage),
  tool: lazyScreen(async () => (await import('@/features/catalogue/tool-page/tool-page')).ToolPage),
  subscription: lazyScreen(
    async () => (await import('@/features/billing/plans/subscription-page')).SubscriptionPage,
  ),
  subscriptionSuccess: lazyScreen(
    async () =>
      (await import('@/features/billing/results/subscription-success-page'))
        .SubscriptionSuccessPage,
  ),
  auth: lazyScreen(async () => (await import('@/features/auth/login-page')).LoginPage),
  resetPassword: lazyScreen(
    async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage,
  ),
  paymentSuccess: lazyScreen(
    async () =>
      (await import('@/features/billing/results/payment-success-page')).PaymentSuccessPage,
  ),
  paymentCancel: lazyScreen(
    async () => (await import('@/features/billing/results/payment-cancel-page')).PaymentCancelPage,
  ),
} satisfies Record<RouteName, ComponentType>;

export const NotFoundPage = lazyScreen(
  async () => (await import('./errors/not-found-page')).NotFoundPage,
);

/** Loads the chunk of the screen at a path, so that it renders without a fallback. */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = routeAt(pathname);
  const screen = name ? screens[name] : NotFoundPage;
  await screen.load();
}
