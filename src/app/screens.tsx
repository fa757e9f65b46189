import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '@/config/paths';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Spinner } from '@/ui/feedback/spinner';
import { lazyPart, type LazyPart } from '@/ui/lazy-part';
import { ScreenFailure } from './errors/screen-failure';

type Screen = LazyPart<object>;

/** Creates a screen in a chunk of its own. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  return lazyPart(load, {
    fallback: (
      <div className="frame py-10">
        <PlaceholderHeading />
        <Spinner>Loading page...</Spinner>
      </div>
    ),
    failure: ({ error, retry }) => <ScreenFailure error={error} onRetry={retry} />,
  });
}

export const HomeScreen = lazyScreen(async () => (await import('./home-screen')).HomeScreen);
export const ProfileScreen = lazyScreen(
  async () => (await import('./profile-screen')).ProfileScreen,
);
export const ToolPage = lazyScreen(
  async () => (await import('@/features/catalogue/tool-page/tool-page')).ToolPage,
);
export const PlansScreen = lazyScreen(async () => (await import('./plans-screen')).PlansScreen);
export const SubscriptionSuccessPage = lazyScreen(
  async () =>
    (await import('@/features/billing/subscription-success-page')).SubscriptionSuccessPage,
);
export const LoginPage = lazyScreen(
  async () => (await import('@/features/auth/login-page')).LoginPage,
);
export const ResetPasswordPage = lazyScreen(
  async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage,
);
export const PaymentSuccessPage = lazyScreen(
  async () => (await import('@/features/billing/payment-success-page')).PaymentSuccessPage,
);
export const PaymentCancelPage = lazyScreen(
  async () => (await import('@/features/billing/payment-cancel-page')).PaymentCancelPage,
);
export const NotFoundPage = lazyScreen(
  async () => (await import('./errors/not-found-page')).NotFoundPage,
);

/** The screens by path; the catalogue is in the first chunk. */
const screens: readonly [pattern: string, screen: Screen | null][] = [
  [paths.explore, null],
  [paths.home, HomeScreen],
  [paths.profile, ProfileScreen],
  [patterns.tool, ToolPage],
  [paths.subscription, PlansScreen],
  [paths.subscriptionSuccess, SubscriptionSuccessPage],
  [paths.auth, LoginPage],
  [paths.resetPassword, ResetPasswordPage],
  [paths.paymentSuccess, PaymentSuccessPage],
  [paths.paymentCancel, PaymentCancelPage],
];

/** Loads the chunk of the screen at a path, so that it renders without a fallback. */
export async function preloadScreen(pathname: string): Promise<void> {
  const entry = screens.find(([pattern]) => matchPath(pattern, pathname));
  await (entry ? entry[1] : NotFoundPage)?.load();
}
