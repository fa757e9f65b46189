import { useQuery } from '@tanstack/react-query';
import { useMemberValue } from '@/lib/react/use-member-value';
import {
  keptProfile,
  storedProposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { useMemberKey } from '@/resources/session/queries';

/**
 * The saved business profile, which `copyBusinessProfile` copies
 * (docs/product/generated-profile.md#copy); `undefined` while the record is not loaded.
 */
export function useKeptProfile(): string | undefined {
  const { data: record } = useQuery(onboardingRecordQuery);
  const proposal = useMemberValue(storedProposal, useMemberKey());
  return record && keptProfile(record.profileData, proposal);
}
