import { matchPath, Route, Routes } from 'react-router-dom';
import { paths, patterns } from '@/config/paths';
import { ExplorePage } from '@/features/catalogue/explore-page';
import { Guard } from './guard';
import { AppLayout } from './layout/app-layout';
import { PublicLayout } from './layout/public-layout';
import { memberParts } from './member-extras';
import { screen } from './screen';
import { ToolPage } from './tool-screen';

const HomePage = screen(async () => (await import('./pages/home-page')).HomePage);
const LoginPage = screen(async () => (await import('@/features/auth/login-page')).LoginPage);
const ProfileScreen = screen(async () => (await import('./profile-screen')).ProfileScreen);
const SubscriptionPage = screen(
  async () => (await import('@/features/billing/subscription-page')).SubscriptionPage,
);
const SubscriptionSuccessPage = screen(
  async () =>
    (await import('@/features/billing/subscription-success-page')).SubscriptionSuccessPage,
);
const PaymentSuccessPage = screen(
  async () => (await import('@/features/billing/payment-success-page')).PaymentSuccessPage,
);
const PaymentCancelPage = screen(
  async () => (await import('@/features/billing/payment-cancel-page')).PaymentCancelPage,
);
const ResetPasswordPage = screen(
  async () => (await import('@/features/auth/reset-password-page')).ResetPasswordPage,
);
const NotFoundPage = screen(async () => (await import('./pages/not-found-page')).NotFoundPage);

/** The screens with chunks of their own by their patterns; the catalogue is part of the first one. */
const chunks = [
  { pattern: paths.home, load: [HomePage.preload, memberParts.load] },
  { pattern: paths.profile, load: [ProfileScreen.preload, memberParts.load] },
  { pattern: patterns.tool, load: [ToolPage.preload, memberParts.load] },
  { pattern: paths.subscription, load: [SubscriptionPage.preload, memberParts.load] },
  { pattern: paths.subscriptionSuccess, load: [SubscriptionSuccessPage.preload, memberParts.load] },
  { pattern: paths.auth, load: [LoginPage.preload] },
  { pattern: paths.resetPassword, load: [ResetPasswordPage.preload] },
  { pattern: paths.paymentSuccess, load: [PaymentSuccessPage.preload] },
  { pattern: paths.paymentCancel, load: [PaymentCancelPage.preload] },
];

/** Loads the code of the screen that stands at an address, so that the first render is whole. */
export async function preloadScreen(pathname: string): Promise<void> {
  if (matchPath(paths.explore, pathname)) return;
  const chunk = chunks.find(({ pattern }) => matchPath(pattern, pathname));
  await Promise.all((chunk?.load ?? [NotFoundPage.preload]).map((load) => load()));
}

/** The guarded layout and the public routes (core specification, section 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route element={<AppLayout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.explore} element={<ExplorePage />} />
          <Route path={paths.profile} element={<ProfileScreen />} />
          <Route path={patterns.tool} element={<ToolPage />} />
          <Route path={paths.subscription} element={<SubscriptionPage />} />
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
    </Routes>
  );
}
