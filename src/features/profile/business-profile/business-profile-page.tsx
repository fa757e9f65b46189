import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@/components/back-to-list';
import { paths } from '@/config/paths';
import { useOpenedPage } from '@/lib/react/use-opened-page';
import { useTitle } from '@/lib/react/use-title';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { useMemberKey } from '@/resources/session/queries';
import { cardClass } from '@/ui/card';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { PageHeading } from '@/ui/page-heading';
import { BusinessProfile } from './business-profile';
import { PROFILE_TITLE } from './profile-actions';
import { columnsClass } from './profile-document';

/**
 * The page that generates, edits and saves the profile (docs/product/generated-profile.md#page).
 */
export function BusinessProfilePage() {
  const record = useQuery(onboardingRecordQuery);
  const memberKey = useMemberKey();
  useTitle(PROFILE_TITLE);
  useOpenedPage();

  return (
    <div className="frame pt-4 pb-24 sm:pt-6">
      <BackLink to={paths.profile}>Your Profile</BackLink>
      <PageHeading className="text-24 font-semibold wrap-anywhere sm:text-32">
        {PROFILE_TITLE}
      </PageHeading>
      {record.data ? (
        <BusinessProfile key={memberKey} record={record.data} memberKey={memberKey} />
      ) : record.isPending ? (
        <ProfileSkeleton />
      ) : (
        <ErrorPanel
          text="Your profile could not be loaded."
          action={<RetryButton query={record}>Try Again</RetryButton>}
          className="mt-5 sm:mt-6"
        />
      )}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile..." className={`${columnsClass} mt-12`}>
      <div className={`${cardClass} space-y-4 p-8 max-sm:p-4`}>
        <Skeleton className="h-10 w-1/2 rounded-mark" />
        <Skeleton className="h-96 rounded-control" />
      </div>
    </SkeletonGroup>
  );
}
