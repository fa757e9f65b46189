/** Keys of the queries and mutations of the first run and the business profile. */
export const onboardingKeys = {
  /** `GET /user/getuserdata`. */
  status: ['onboarding', 'status'],
  /** `GET /user/onboarding`. */
  record: ['onboarding', 'record'],
  /** The mutation `POST /update-profile`. */
  saveProfile: ['onboarding', 'save-profile'],
} as const;
