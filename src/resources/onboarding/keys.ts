/** Keys of the queries and mutations of the first run and the business profile. */
export const onboardingKeys = {
  /** `GET /user/getuserdata`. */
  status: ['onboarding', 'status'],
  /** `GET /user/onboarding`. */
  record: ['onboarding', 'record'],
  /** Saved answers that the server does not return yet; without a request. */
  recentSaves: ['onboarding', 'recent-saves'],
  /** The mutation `POST /update-profile`. */
  saveProfile: ['onboarding', 'save-profile'],
} as const;
