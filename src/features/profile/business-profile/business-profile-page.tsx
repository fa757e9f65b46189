import { useLayoutEffect, useRef, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigationType } from 'react-router-dom';
import { BackLink } from '@/components/back-to-list';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/react/use-title';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { useMemberKey } from '@/resources/session/queries';
import { cardClass } from '@/ui/card';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { BusinessProfile } from './business-profile';
import { columnsClass, PROFILE_TITLE, ProfileHeader } from './profile-header';

/** The page that generates, edits and saves the profile (docs/product/generated-profile.md#page). */
export function BusinessProfilePage() {
  const record = useQuery(onboardingRecordQuery);
  const memberKey = useMemberKey();
  const heading = useHeading();
  useTitle(PROFILE_TITLE);

  return (
    <div className="frame pt-4 pb-24 sm:pt-6">
      <BackLink to={paths.profile}>Your Profile</BackLink>
      {record.data ? (
        <BusinessProfile
          key={memberKey}
          record={record.data}
          memberKey={memberKey}
          heading={heading}
        />
      ) : (
        <>
          <ProfileHeader heading={heading} />
          {record.isPending ? (
            <ProfileSkeleton />
          ) : (
            <ErrorPanel
              text="Your profile could not be loaded."
              action={<RetryButton query={record}>Try Again</RetryButton>}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Scrolls to the top and focuses the heading when the page opens, except by Back and a reload. */
function useHeading(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const isRestored = useRef(navigation === 'POP');

  useLayoutEffect(() => {
    if (isRestored.current) return;
    window.scrollTo(0, 0);
    // The focus stays in the navigation bar and in dialogs.
    const focused = document.activeElement;
    const isOnPage = focused === document.body || focused?.closest('main');
    if (isOnPage) heading.current?.focus({ preventScroll: true });
  }, []);

  return heading;
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile..." className={columnsClass}>
      <div className={`${cardClass} space-y-4 p-8 max-sm:p-4`}>
        <Skeleton className="h-10 w-1/2 rounded-mark" />
        <Skeleton className="h-96 rounded-control" />
      </div>
      <Skeleton className="h-48 rounded-card" />
    </SkeletonGroup>
  );
}
