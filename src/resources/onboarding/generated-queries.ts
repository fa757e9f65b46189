import { mutationOptions } from '@tanstack/react-query';
import { postProfile } from './generated-profile';
import { onboardingKeys } from './keys';
import { isMemberUnchanged, onboardingRecordQuery } from './queries';

/** Saves the edited profile and updates the cached record. */
export const saveProfileMutation = mutationOptions({
  scope: { id: 'profile-text' },
  mutationFn: ({ profileData }: { profileData: string }) => postProfile(profileData),
  onSuccess: async (_, saved, __, context) => {
    if (!isMemberUnchanged(saved, context)) return;
    const { client } = context;
    // A response sent before the save must not overwrite it.
    await client.cancelQueries({ queryKey: onboardingKeys.record });
    client.setQueryData(
      onboardingRecordQuery.queryKey,
      (record) => record && { ...record, profileData: saved.profileData, updatedAt: Date.now() },
    );
  },
});
