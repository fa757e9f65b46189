/**
 * Every path of the API in one place, relative to the API base (core specification, section 7;
 * credits specification, section 7). A deployment that differs changes one line here.
 */
const segment = encodeURIComponent;

export const endpoints = {
  verifyToken: '/auth/verifytoken',
  login: '/auth/login',
  logout: '/auth/logout',
  /** On the auth host, the only path there. */
  refresh: '/auth/refresh',
  changePassword: '/auth/changePassword',
  resetLink: '/auth/resetLink',
  resetPassword: (token: string) => `/auth/resetPassword/${segment(token)}`,

  user: '/user',
  userData: '/user/getuserdata',
  usageStatus: '/usage/status',

  tools: '/getTools',
  tool: (id: string) => `/getTool/${segment(id)}`,
  search: '/search',

  balance: '/tokens/balance',
  checkAvailability: '/tokens/check-availability',
  creditPurchaseStatus: '/subscription/credit-purchase-status',
} as const;
