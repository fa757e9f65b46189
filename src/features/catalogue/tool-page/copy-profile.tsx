import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { useAction } from '@/components/use-action';
import { paths } from '@/config/paths';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/**
 * Copies the generated business profile, to be pasted into the tool; without a profile, a link to
 * the tab that generates one (docs/product/catalogue.md#tool-page).
 */
export function CopyProfile() {
  const profile = useQuery(onboardingRecordQuery).data?.profileData;
  const client = useQueryClient();
  const { run, isBusy } = useAction({ mutationFn: () => copyBusinessProfile(client) });

  if (profile?.trim() === '') {
    return (
      <Link to={paths.generatedProfile} className={buttonClass({ variant: 'secondary' })}>
        <Icon of={FilePlus2} />
        <span>Create a business profile</span>
      </Link>
    );
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
      {!isBusy && <Icon of={Copy} />}
      <span>Copy my business profile</span>
    </Button>
  );
}
