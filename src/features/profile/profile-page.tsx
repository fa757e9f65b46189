import { useState } from 'react';
import { PROFILE_TAB } from '@/config/routes';
import { OutputDetailsDialog } from '@/features/profile/outputs/output-details-dialog';
import { SavedOutputs } from '@/features/profile/outputs/saved-outputs';
import { useOutputs } from '@/features/profile/outputs/use-outputs';
import { usePrintOutput } from '@/features/profile/outputs/use-print-output';
import { WorkflowView } from '@/features/profile/outputs/workflow-view';
import { useTitle } from '@/lib/react/use-title';
import { BusinessProfilePage } from './business-profile/business-profile-page';
import { MemberCard } from './member-card';
import { useProfileView, type OutputsView } from './profile-url';

type View = ReturnType<typeof useProfileView>;

/** The page of the member and their outputs, or that of the business profile, as the URL says. */
export function ProfilePage() {
  const { view, ...navigation } = useProfileView();
  const { tab } = view;
  if (tab !== PROFILE_TAB) return <OutputsPage {...navigation} view={{ ...view, tab }} />;
  return <BusinessProfilePage />;
}

/** The member and their saved outputs (docs/product/outputs.md#profile-page-and-outputs). */
function OutputsPage(props: Omit<View, 'view'> & { view: OutputsView }) {
  const { view, openTab, openMonth, showAll, openOutput, openPart, closeOutput } = props;
  const outputs = useOutputs(view);
  const [lastOpened, setLastOpened] = useState(view.output);
  if (view.output !== null && view.output !== lastOpened) setLastOpened(view.output);
  const { print, printedOutput } = usePrintOutput();
  const opened = outputs.all.find(({ key }) => key === view.output);
  useTitle('Your Profile');

  return (
    <div className="frame pt-3 pb-24 sm:pt-10">
      {opened?.workflow ? (
        <WorkflowView
          output={opened}
          workflow={opened.workflow}
          catalogue={outputs.catalogue}
          words={outputs.words}
          part={view.part}
          onPart={openPart}
          onBack={closeOutput}
          onPrint={print}
        />
      ) : (
        <>
          <h1 className="mb-2 text-20 font-semibold sm:mb-8 sm:text-32">Your Profile</h1>
          <div className="grid items-start gap-3 sm:gap-6 md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-10">
            <MemberCard />
            <SavedOutputs
              outputs={outputs}
              onTab={openTab}
              onMonth={openMonth}
              onShowAll={showAll}
              returnTo={lastOpened}
              onOpen={openOutput}
            />
          </div>
        </>
      )}
      {opened && !opened.workflow && (
        <OutputDetailsDialog
          output={opened}
          outputs={outputs}
          onClose={closeOutput}
          onPrint={print}
        />
      )}
      {printedOutput}
    </div>
  );
}
