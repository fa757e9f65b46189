/** Keys of the queries about a member's first run and business profile. */
export const onboardingKeys = {
  all: ['onboarding'],
  /** `GET /user/getuserdata`. */
  status: ['onboarding', 'status'],
  /** `GET /user/onboarding`. */
  record: ['onboarding', 'record'],
} as const;
