import { useId, useMemo, type Ref } from 'react';
import { ArrowLeft } from 'lucide-react';
import { countOf } from '@/lib/format/numbers';
import { dayAndTime } from '@/lib/format/relative-day';
import { useNow } from '@/lib/react/use-now';
import {
  compareProfiles,
  mixProfiles,
  type ComparedSection,
} from '@/resources/onboarding/business-profile/compare-profiles';
import { generationErrorMessage } from '@/resources/onboarding/business-profile/generated-profile';
import { isTicked, type Proposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import type { ProfileVersion } from '@/resources/onboarding/business-profile/profile-versions';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Alert } from '@/ui/feedback/alert';
import { Checkbox } from '@/ui/form/checkbox';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';
import { ComparedSectionRow } from './compared-section-row';
import { ProfileHeader } from './profile-header';
import type { TextResult } from './editor-state';
import { SAVING, type ProfileEditorState } from './use-profile-editor';
import { useShownText } from './use-shown-text';

const NONE_CHOSEN = 'Tick the new sections you want, or discard the new version.';

interface ComparisonProps extends ProfileEditorState {
  /** The new text with the ticks of its sections. */
  choice: Proposal;
  heading: Ref<HTMLHeadingElement>;
  onGenerate: () => void;
  /** Called to show the current text; the choice stays open. */
  onBack: () => void;
}

/**
 * The current text of the profile and a new one, section by section, with the choice between them
 * (docs/product/generated-profile.md#choose). Of a text that was cut off nothing is chosen at first.
 */
export function ProfileComparison(props: ComparisonProps) {
  const { editor, view, saveError, isSaving, keepSelected, discardNewVersion, versions } = props;
  const { choice, heading, onGenerate, onBack } = props;
  const { isComplete, toggled, text: after } = choice;
  const before = useShownText(editor);
  const sections = useMemo(
    () => compareProfiles(before, after, isComplete),
    [before, after, isComplete],
  );
  const differing = sections.flatMap(({ state, key }) => (state === 'differs' ? [key] : []));
  const chosen = new Set(differing.filter((key) => isTicked(choice, key)));
  const count = chosen.size;
  const isAll = count === differing.length;
  const allId = useId();
  const now = useNow();
  const labels = {
    currentLabel: versionLabel('Current', before, versions, now),
    newLabel: versionLabel('New', after, versions, now),
  };

  function setToggled(keys: string[]) {
    editor.dispatch({ type: 'sectionsToggled', toggled: keys });
  }

  function toggle(key: string) {
    const others = toggled.filter((other) => other !== key);
    setToggled(toggled.includes(key) ? others : [...toggled, key]);
  }

  function toggleAll() {
    // Complete texts are ticked until they are toggled, others are not.
    setToggled(isAll === isComplete ? differing : []);
  }

  function keepDisabledReason(): string | undefined {
    return count === 0 && differing.length > 0 ? NONE_CHOSEN : undefined;
  }

  return (
    <>
      <div className="frame pt-4 pb-28 sm:pt-6">
        <Button variant="ghost" className="mb-3 -ml-3.5" onClick={onBack}>
          <Icon of={ArrowLeft} />
          <span>Business profile</span>
        </Button>
        <ProfileHeader heading={heading} title="Choose the text for each section">
          <p className="mt-1 text-muted">
            {isComplete && <span role="status">Your profile is written.</span>}{' '}
            <span>Tick the new sections you want. The current version stays in Versions.</span>
          </p>
        </ProfileHeader>
        {!isComplete && (
          <CutOffAlert result={view.result} isSaving={isSaving} onGenerate={onGenerate} />
        )}
        {saveError !== null && (
          <Alert tone="danger" title={saveError} className="mb-4">
            Nothing is saved yet. Your choice is kept here, so that you can try again.
          </Alert>
        )}
        <section aria-label="Sections" className={cardClass}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border-b border-line bg-canvas px-6 py-3 max-sm:px-4">
            <label
              htmlFor={allId}
              className="relative flex items-center gap-3.5 font-medium after:absolute after:inset-x-0 after:-inset-y-3"
            >
              <Checkbox
                id={allId}
                checked={isAll && count > 0}
                mixed={count > 0 && !isAll}
                disabled={isSaving}
                onChange={toggleAll}
              />
              <span>Use all new sections</span>
            </label>
            <p className="num ml-auto text-muted max-sm:ml-8.5 max-sm:w-full">
              {differenceText(sections)}
            </p>
          </div>
          <ul role="list" className="divide-y divide-line px-6 max-sm:px-4">
            {sections.map((section) => (
              <ComparedSectionRow
                key={section.key}
                section={section}
                {...labels}
                isChosen={chosen.has(section.key)}
                disabled={isSaving}
                onToggle={() => toggle(section.key)}
              />
            ))}
          </ul>
        </section>
      </div>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-raised"
      >
        <div className="frame flex flex-wrap items-center gap-x-3 gap-y-2 py-4 max-sm:py-3">
          <p role="status" className="num mr-auto font-semibold max-sm:w-full">
            {`${count} of ${countOf(sections.length, 'section')} replaced`}
          </p>
          <Reason text={isSaving ? SAVING : undefined}>
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              onClick={() => void discardNewVersion()}
            >
              Discard new version
            </Button>
          </Reason>
          <Reason text={keepDisabledReason()}>
            <Button
              className="max-sm:flex-1"
              busy={isSaving}
              busyLabel="Saving..."
              onClick={() => void keepSelected(mixProfiles(before, after, isComplete, chosen))}
            >
              Keep selected
            </Button>
          </Reason>
        </div>
      </div>
    </>
  );
}

/** `7 sections differ, 2 are the same`. */
function differenceText(sections: readonly ComparedSection[]): string {
  const count = (state: ComparedSection['state']) =>
    sections.filter((section) => section.state === state).length;
  const differing = count('differs');
  const same = count('same');
  const difference = `${countOf(differing, 'section')} ${differing === 1 ? 'differs' : 'differ'}`;
  return same === 0 ? difference : `${difference}, ${same} ${same === 1 ? 'is' : 'are'} the same`;
}

/** `New, today at 11:02 AM`, without the time if the text was not made on this device. */
function versionLabel(
  name: string,
  text: string,
  versions: readonly ProfileVersion[],
  now: number,
): string {
  const version = versions.find((candidate) => isSameText(candidate.text, text));
  if (!version || version.origin === 'stored') return name;
  return `${name}, ${dayAndTime(version.seenAt, now)}`;
}

/** Explains that the new text is not complete. */
function CutOffAlert({
  result,
  isSaving,
  onGenerate,
}: {
  /** `null` after a reload. */
  result: TextResult | null;
  isSaving: boolean;
  onGenerate: () => void;
}) {
  const isFailed = result?.kind === 'failed';
  return (
    <Alert
      tone={isFailed ? 'danger' : 'info'}
      title={isFailed ? generationErrorMessage(result.error) : undefined}
      className="mb-4"
      action={
        <Reason text={isSaving ? SAVING : undefined}>
          <Button variant="secondary" size="sm" className="self-center" onClick={onGenerate}>
            Generate again
          </Button>
        </Reason>
      }
    >
      {`${
        result?.kind === 'stopped'
          ? 'Stopped. What was written so far is kept.'
          : 'The text stopped early.'
      } Nothing of it is chosen for you.`}
    </Alert>
  );
}
