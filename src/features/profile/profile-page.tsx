import { useState } from 'react';
import { useTitle } from '@/lib/use-title';
import { GeneratedProfile, type GeneratedProfileProps } from './generated-profile';
import { MemberCard } from './member-card';
import { OutputDetailsDialog } from './output-details-dialog';
import { useProfileView } from './profile-view';
import { SavedOutputs } from './saved-outputs';
import { useOutputs } from './use-outputs';
import { WorkflowView } from './workflow-view';

export interface ProfilePageProps extends GeneratedProfileProps {
  /** Called when Create or View Business Profile is pressed. */
  onBusinessProfile: () => void;
  /** Called on hover and focus of that button, to preload its dialogs. */
  onBusinessProfileIntent: () => void;
}

/** The profile page (docs/product/outputs.md#profile-page-and-outputs). */
export function ProfilePage(props: ProfilePageProps) {
  const { onBusinessProfile, onBusinessProfileIntent, onIncomplete, onEditAnswers } = props;
  const { view, openTab, openOutput, openPart, closeOutput } = useProfileView();
  const outputs = useOutputs(view.tab);
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const opened = outputs.all.find(({ key }) => key === view.output) ?? null;
  useTitle('Your Profile');

  function open(key: string) {
    setLastOpened(key);
    openOutput(key);
  }

  return (
    <div className="frame pt-5 pb-24 sm:pt-10">
      {opened?.workflow ? (
        <WorkflowView
          output={opened}
          workflow={opened.workflow}
          part={view.part}
          onPart={openPart}
          onBack={closeOutput}
        />
      ) : (
        <>
          <h1 className="mb-5 text-24 font-semibold sm:mb-8 sm:text-32">Your Profile</h1>
          <div className="grid items-start gap-6 md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-10">
            <MemberCard onBusinessProfile={onBusinessProfile} onIntent={onBusinessProfileIntent} />
            <SavedOutputs
              outputs={outputs}
              tab={view.tab}
              onTab={openTab}
              profile={<GeneratedProfile {...{ onIncomplete, onEditAnswers }} />}
              returnTo={lastOpened}
              onOpen={open}
            />
          </div>
        </>
      )}
      <OutputDetailsDialog
        open={opened !== null && !opened.workflow}
        onOpenChange={closeOutput}
        output={opened}
      />
    </div>
  );
}
