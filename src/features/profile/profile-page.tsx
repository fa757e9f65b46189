import { useCallback, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { useTitle } from '@/lib/use-title';
import { tabLabel } from '@/resources/user-assets/groups';
import { NO_SUMMARY, type SavedOutput } from '@/resources/user-assets/saved-output';
import { Dialog } from '@/ui/dialog';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { GeneratedProfile, type GeneratedProfileProps } from './generated-profile';
import { MemberCard } from './member-card';
import { OutputActions } from './output-actions';
import type { RenderOutputPicture } from './output-card';
import { useProfileView } from './profile-view';
import { SavedOutputs } from './saved-outputs';
import { useOutputs, type Outputs } from './use-outputs';
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
  const opened = outputs.all.find(({ key }) => key === view.output);
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
            <MemberCard
              businessProfile={{ onPress: onBusinessProfile, onIntent: onBusinessProfileIntent }}
            />
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

/** The details of a saved output (docs/product/outputs.md#details). */
function OutputDetailsDialog({
  output,
  outputs: { catalogue, words },
  onClose,
  onPrint,
}: {
  output: SavedOutput;
  outputs: Outputs;
  onClose: () => void;
  onPrint: (output: SavedOutput) => void;
}) {
  const { title, tab, createdAt, byline, text, group } = output;
  const facts = [formatDate(createdAt), byline].filter((fact) => fact !== null);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      eyebrow={tabLabel(tab)}
      title={title}
      description={facts.join(' · ')}
      size="upload"
      footer={<OutputActions {...{ output, catalogue, onPrint }} />}
    >
      {text === '' ? (
        <p className="text-muted">
          {group === 'assessment' ? NO_SUMMARY : 'This output has no text.'}
        </p>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        <div tabIndex={0} role="group" aria-label="Text">
          <LazyMarkdown level={3} words={words}>
            {text}
          </LazyMarkdown>
        </div>
      )}
    </Dialog>
  );
}
