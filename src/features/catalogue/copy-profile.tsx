import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyText } from '@/lib/copy-text';
import { GENERATED_PROFILE } from '@/resources/onboarding/generate-request';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';

/**
 * Puts the generated business profile on the clipboard, to be pasted into the tool; without a
 * profile it leads to where one is generated (docs/product/catalogue.md#tool-page).
 */
export function CopyProfile() {
  const { data: record } = useQuery(onboardingRecordQuery);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function copy() {
    setIsBusy(true);
    try {
      // A press may come before the record has loaded, or after that has failed.
      const { profileData } = record ?? (await client.fetchQuery(onboardingRecordQuery));
      if (profileData.trim() === '') showToast('error', 'Profile has not been generated yet');
      else if (await copyText(profileData)) {
        showToast('success', 'Business profile copied. Paste it into the tool.');
      } else {
        showToast('error', 'Your browser did not allow copying. Copy it on your profile page.');
      }
    } catch {
      showToast('error', 'Your business profile could not be loaded. Please try again.');
    } finally {
      setIsBusy(false);
    }
  }

  if (record?.profileData.trim() === '') {
    return (
      <Link to={GENERATED_PROFILE} className={buttonClass({ variant: 'secondary' })}>
        <Icon of={FilePlus2} />
        Create a business profile
      </Link>
    );
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void copy()}>
      {!isBusy && <Icon of={Copy} />}
      Copy my business profile
    </Button>
  );
}
