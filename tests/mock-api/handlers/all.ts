import { controlHandlers } from '../control/handlers';
import { apiDocumentHandlers } from './api-document';
import { checkoutPageHandlers } from './checkout-page';
import { creditConfigHandlers } from './credit-configs';
import { demoMemberHandlers } from './demo-members';
import { historyHandlers } from './history';
import { onboardingHandlers } from './onboarding';
import { passwordHandlers } from './password';
import { paymentHandlers } from './payments';
import { profileHandlers } from './profile';
import { sessionHandlers } from './session';
import { siteHandlers } from './site';
import { subscriptionHandlers } from './subscription';
import { tokenHandlers } from './tokens';
import { toolHandlers } from './tools';
import { usageHandlers } from './usage';

const apiHandlers = [
  ...sessionHandlers,
  ...passwordHandlers,
  ...usageHandlers,
  ...toolHandlers,
  ...tokenHandlers,
  ...historyHandlers,
  ...subscriptionHandlers,
  ...paymentHandlers,
  ...creditConfigHandlers,
  ...onboardingHandlers,
  ...profileHandlers,
  ...checkoutPageHandlers,
  ...siteHandlers,
];

/** All handlers of the mock API, for any origin. */
export const handlers = [
  ...apiHandlers,
  ...demoMemberHandlers,
  ...apiDocumentHandlers,
  ...controlHandlers(apiHandlers),
];
