import type { MockMember } from '../types';
import { iso } from './format';

/** The stored onboarding record (credits specification, section 3). */
export function wireOnboarding({ id: userId, email, onboarding }: MockMember) {
  return {
    id: onboarding.id,
    __v: 0,
    userId,
    email,
    ...onboarding.answers,
    uploadedFiles: onboarding.uploadedFiles.map(({ id, fileName }) => ({ id, fileName })),
    profileData: onboarding.profileData,
    createdAt: iso(onboarding.createdAt),
    updatedAt: iso(onboarding.updatedAt),
  };
}
