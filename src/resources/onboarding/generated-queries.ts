import { mutationOptions } from '@tanstack/react-query';
import { postProfile } from './generated-profile';
import { onboardingKeys } from './keys';
import { isStillTheirs, onboardingRecordQuery } from './queries';

/** Saves the edited profile, and keeps it in the record here. */
export const saveProfileMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'save-profile'],
  scope: { id: 'profile-text' },
  mutationFn: ({ profileData }: { profileData: string }) => postProfile(profileData),
  onSuccess: async (_, saved, __, context) => {
    if (!isStillTheirs(saved, context)) return;
    const { client } = context;
    // An answer that left the server before the save must not undo it here.
    await client.cancelQueries({ queryKey: onboardingKeys.record });
    client.setQueryData(
      onboardingRecordQuery.queryKey,
      (record) => record && { ...record, profileData: saved.profileData },
    );
  },
});
