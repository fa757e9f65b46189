/** Keys of the queries of the first run and the business profile. */
export const onboardingKeys = {
  /** `GET /user/getuserdata`. */
  status: ['onboarding', 'status'],
  /** `GET /user/onboarding`. */
  record: ['onboarding', 'record'],
} as const;
