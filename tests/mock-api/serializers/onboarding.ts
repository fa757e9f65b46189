import type { MockMember } from '../types';
import { iso } from './format';

/** The onboarding record (docs/product/onboarding.md#saving). */
export function serializeOnboarding({ id: userId, email, onboarding }: MockMember) {
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
