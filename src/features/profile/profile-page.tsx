import { PROFILE_TAB } from '@/config/routes';
import { useTitle } from '@/lib/react/use-title';
import type { ListTab } from '@/resources/outputs/groups';
import { PageHeading } from '@/ui/page-heading';
import { BusinessProfilePage } from './business-profile/business-profile-page';
import { MemberCard } from './member-card';
import { OutputDetailsDialog } from './outputs/output-details-dialog';
import { SavedOutputs } from './outputs/saved-outputs';
import { useOutputs } from './outputs/use-outputs';
import { WorkflowView } from './outputs/workflow-view';
import { useProfileView } from './profile-url';

/** The page of the member and their outputs, or that of the business profile, as the URL says. */
export function ProfilePage() {
  const { tab } = useProfileView();
  return tab === PROFILE_TAB ? <BusinessProfilePage /> : <OutputsPage tab={tab} />;
}

/** The member and their saved outputs (docs/product/outputs.md#profile-page-and-outputs). */
function OutputsPage({ tab }: { tab: ListTab }) {
  const outputs = useOutputs(tab);
  const { opened } = outputs;
  useTitle('Your Profile');

  return (
    <div className="frame pt-3 pb-24 sm:pt-10">
      {opened?.workflow ? (
        <WorkflowView output={opened} workflow={opened.workflow} outputs={outputs} />
      ) : (
        <>
          <PageHeading className="mb-2 text-20 font-semibold sm:mb-8 sm:text-32">
            Your Profile
          </PageHeading>
          <div className="grid items-start gap-3 sm:gap-6 md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-10">
            <MemberCard />
            <SavedOutputs outputs={outputs} />
          </div>
          {opened && <OutputDetailsDialog output={opened} outputs={outputs} />}
        </>
      )}
    </div>
  );
}
