import type { QueryClient } from '@tanstack/react-query';
import { copyText } from '@/lib/browser/copy-text';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { sessionSignal } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';

/**
 * Copies the saved business profile (docs/product/generated-profile.md#copy), and shows in a toast
 * whether that succeeded.
 */
export async function copyBusinessProfile(client: QueryClient): Promise<void> {
  const session = sessionSignal();
  try {
    // The member may click before the record has loaded, or after it could not be loaded.
    const record = await client.fetchQuery({ ...onboardingRecordQuery, staleTime: Infinity });
    if (record.profileData.trim() === '') showToast('error', 'Profile has not been generated yet');
    else if (await copyText(record.profileData)) {
      showToast('success', 'Business profile copied. Paste it into the tool.');
    } else {
      showToast('error', 'Your browser did not allow copying. Copy it on your profile page.');
    }
  } catch {
    if (session.aborted) return;
    showToast('error', 'Your business profile could not be loaded. Please try again.');
  }
}
