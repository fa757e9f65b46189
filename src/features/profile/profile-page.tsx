import { useCallback, useState } from 'react';
import { useTitle } from '@/lib/use-title';
import { GeneratedProfile, type GeneratedProfileProps } from './generated-profile';
import { MemberCard } from './member-card';
import type { RenderOutputPicture } from './output-card';
import { OutputDetailsDialog } from './output-details-dialog';
import { useProfileView } from './profile-view';
import { SavedOutputs } from './saved-outputs';
import { useOutputs } from './use-outputs';
import { usePrintOutput } from './use-print-output';
import { WorkflowView } from './workflow-view';

export interface ProfilePageProps extends GeneratedProfileProps {
  /** Called when Create or View Business Profile is pressed. */
  onBusinessProfile: () => void;
  /** Called on hover and focus of that button, to preload its dialogs. */
  onBusinessProfileIntent: () => void;
  /** A stable function. */
  renderPicture: RenderOutputPicture;
}

/** The profile page (docs/product/outputs.md#profile-page-and-outputs). */
export function ProfilePage(props: ProfilePageProps) {
  const { onBusinessProfile, onBusinessProfileIntent, renderPicture } = props;
  const { onIncomplete, onEditAnswers } = props;
  const { view, openTab, openOutput, openPart, closeOutput } = useProfileView();
  const outputs = useOutputs(view.tab);
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const { print, printedOutput } = usePrintOutput();
  const opened = outputs.all.find(({ key }) => key === view.output) ?? null;
  useTitle('Your Profile');

  const open = useCallback(
    (key: string) => {
      setLastOpened(key);
      openOutput(key);
    },
    [openOutput],
  );

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
            <MemberCard onBusinessProfile={onBusinessProfile} onIntent={onBusinessProfileIntent} />
            <SavedOutputs
              outputs={outputs}
              tab={view.tab}
              onTab={openTab}
              profile={<GeneratedProfile {...{ onIncomplete, onEditAnswers }} />}
              returnTo={lastOpened}
              renderPicture={renderPicture}
              onOpen={open}
              onPrint={print}
            />
          </div>
        </>
      )}
      <OutputDetailsDialog
        open={opened !== null && !opened.workflow}
        onOpenChange={closeOutput}
        output={opened}
        catalogue={outputs.catalogue}
        words={outputs.words}
        onPrint={print}
      />
      {printedOutput}
    </div>
  );
}
