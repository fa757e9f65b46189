/**
 * The paths of the API, relative to the API base. Imported as a namespace (`import * as
 * endpoints`), so that a chunk contains only the paths that it uses.
 */
const segment = encodeURIComponent;

export const verifyToken = '/auth/verifytoken';
export const login = '/auth/login';
/** Only in the mock API; requested only in mode dev. */
export const demoMembers = '/demo-members';
export const logout = '/auth/logout';
/** The only path on the auth host. */
export const refresh = '/auth/refresh';
export const changePassword = '/auth/changePassword';
export const resetLink = '/auth/resetLink';
export const resetPassword = (token: string) => `/auth/resetPassword/${segment(token)}`;

export const user = '/user';
export const userData = '/user/getuserdata';
export const usageStatus = '/usage/status';
export const profilePicture = '/upload-profile-pic';
export const userAssets = '/user-assets';

export const onboarding = '/user/onboarding';
export const uploadDocuments = '/user/onboarding/upload';
export const overwriteAnswers = '/user/onboarding-overwrite';
export const removeDocuments = '/remove-items';
export const generateProfile = '/generate-profile';
export const updateProfile = '/update-profile';

export const tools = '/getTools';
export const tool = (id: string) => `/getTool/${segment(id)}`;
export const search = '/search';

export const balance = '/tokens/balance';
export const checkAvailability = '/tokens/check-availability';
export const creditPurchaseStatus = '/subscription/credit-purchase-status';

export const stacks = '/tokens/all-stacks';
export const platformCosts = '/tokens/platform-costs';
export const history = '/tokens/history';
export const groupedHistory = '/tokens/history/grouped';

export const plans = '/subscription/plans';
export const currentSubscription = '/subscription/current';
export const subscriptionCheckout = '/subscription/create-checkout-session';
export const verifySubscription = '/subscription/verify-session';

export const creditCheckout = '/payments/create-checkout-session';
export const verifyPayment = '/payments/verify-session';

export const creditConfigs = '/credit-config';
export const activeCreditConfig = '/credit-config/active';
export const creditConfigByName = (name: string) => `/credit-config/name/${segment(name)}`;
export const creditConfig = (id: string) => `/credit-config/${segment(id)}`;
export const activateCreditConfig = (id: string) => `/credit-config/${segment(id)}/activate`;
