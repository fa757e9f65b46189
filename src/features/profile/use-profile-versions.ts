import { useCallback, useState } from 'react';
import {
  addVersion,
  readVersions,
  type ProfileVersion,
} from '@/resources/onboarding/profile-versions';

/** The versions of the member's profile on this device, and a function that adds one. */
export function useProfileVersions(member: string) {
  const [versions, setVersions] = useState(() => readVersions(member));
  const addText = useCallback(
    (text: string, origin: ProfileVersion['origin']) =>
      setVersions(addVersion(member, { text, origin, seenAt: Date.now() })),
    [member],
  );
  return { versions, addText };
}
