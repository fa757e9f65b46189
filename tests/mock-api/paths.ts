/**
 * The paths of the mock API. They are not imported from the portal's table, so that tests detect an
 * error in it.
 * Paths of `api` are below `/api` on either host; those of `site` are on the API's origin.
 */
export const API_BASE = '/api';

export const api = {
  verifyToken: '/auth/verifytoken',
  login: '/auth/login',
  logout: '/auth/logout',
  refresh: '/auth/refresh',
  changePassword: '/auth/changePassword',
  resetLink: '/auth/resetLink',
  resetPassword: '/auth/resetPassword/:token',

  user: '/user',
  userData: '/user/getuserdata',
  usageStatus: '/usage/status',

  tools: '/getTools',
  tool: '/getTool/:id',
  search: '/search',

  balance: '/tokens/balance',
  checkAvailability: '/tokens/check-availability',
  stacks: '/tokens/all-stacks',
  platformCosts: '/tokens/platform-costs',
  history: '/tokens/history',
  groupedHistory: '/tokens/history/grouped',

  plans: '/subscription/plans',
  currentSubscription: '/subscription/current',
  creditPurchaseStatus: '/subscription/credit-purchase-status',
  subscriptionCheckout: '/subscription/create-checkout-session',
  verifySubscription: '/subscription/verify-session',

  creditCheckout: '/payments/create-checkout-session',
  verifyPayment: '/payments/verify-session',

  creditConfigs: '/credit-config',
  activeCreditConfig: '/credit-config/active',
  creditConfigByName: '/credit-config/name/:name',
  creditConfig: '/credit-config/:id',
  activateCreditConfig: '/credit-config/:id/activate',

  onboarding: '/user/onboarding',
  uploadDocuments: '/user/onboarding/upload',
  overwriteAnswers: '/user/onboarding-overwrite',
  removeItems: '/remove-items',
  updateProfile: '/update-profile',
  uploadProfilePicture: '/upload-profile-pic',
  userAssets: '/user-assets',
  generateProfile: '/generate-profile',

  /** Not part of the portal's API: the login page in mode dev offers these members. */
  demoMembers: '/demo-members',
} as const;

export const site = {
  media: '/media/*',
  assets: '/assets/*',
  captchaScript: '/captcha/api.js',
  messengerScript: '/support/messenger.js',
  formScript: '/forms/embed.js',
  trialForm: '/forms/trial',
  upgradeForm: '/forms/upgrade',
  billingPortal: '/billing-portal',
  app: '/apps/:slug',
  checkout: '/checkout/:id',
  payCheckout: '/checkout/:id/pay',
  cancelCheckout: '/checkout/:id/cancel',
  controlPage: '/mock',
  controlState: '/mock/state',
  apiDocument: '/mock/openapi.yaml',
} as const;

/** The portal's pages to which a checkout returns. */
export const portal = {
  /** The portal's origin for requests without an Origin header, as in jsdom. */
  fallbackOrigin: 'http://localhost:4173',
  subscriptionSuccess: '/subscription-success',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  resetPassword: '/reset-password',
} as const;
