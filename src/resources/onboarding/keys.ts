/** Keys of the queries about a member's first run and business profile. */
export const onboardingKeys = {
  all: ['onboarding'],
  /** `GET /user/getuserdata`. */
  status: ['onboarding', 'status'],
  /** `GET /user/onboarding`. */
  record: ['onboarding', 'record'],
  /** What an upload asked to overwrite; no response of the server, and kept here until answered. */
  overwrite: ['onboarding', 'overwrite'],
} as const;
