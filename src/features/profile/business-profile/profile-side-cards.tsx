import { useId, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { cx } from '@/lib/cx';
import { dateAndTime, shortDay } from '@/lib/format/dates';
import { profileSections } from '@/resources/onboarding/business-profile/profile-sections';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import type { ProfileVersion } from '@/resources/onboarding/business-profile/profile-versions';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { ANSWER_FIELDS, countAnswered } from '@/resources/onboarding/questionnaire/fields';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { DescriptionList } from '@/ui/description-list';
import { Dialog } from '@/ui/dialog/dialog';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import type { ProfileEditor } from './profile-editor';
import type { ProfileEditorState } from './use-profile-editor';
import { useShownText } from './use-shown-text';

const ORIGIN_LABELS: Record<ProfileVersion['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by you',
  stored: 'Saved in your account',
};

/** A card beside the profile's text. */
function ProfileCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h2 id={titleId} className="text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * The last versions of the profile on this device, which can be viewed and restored
 * (docs/product/generated-profile.md#versions). Renders nothing without another version.
 */
export function ProfileVersions({ editor, versions, addCurrentText }: ProfileEditorState) {
  const [opened, setOpened] = useState<ProfileVersion | null>(null);
  const current = useShownText(editor);
  const isCurrent = ({ text }: ProfileVersion) => isSameText(text, current);
  if (versions.every(isCurrent)) return null;

  function restore({ text, seenAt }: ProfileVersion) {
    // Unsaved text becomes a version, so that it can be restored too.
    addCurrentText('edited');
    editor.dispatch({ type: 'versionRestored', text });
    setOpened(null);
    showToast('success', `The version of ${dateAndTime(seenAt)} is restored.`);
  }

  return (
    <ProfileCard title="Versions">
      <p className="text-muted">The last five texts on this device.</p>
      <ul role="list" className="mt-2 divide-y divide-line">
        {versions.map((version, index) => {
          const date = dateAndTime(version.seenAt);
          return (
            <li key={index} className="flex min-h-16 items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="num font-medium">{date}</p>
                <p className="text-12 text-muted">{ORIGIN_LABELS[version.origin]}</p>
              </div>
              {isCurrent(version) ? (
                <Badge tone="pos">Current</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`View the version of ${date}`}
                  onClick={() => setOpened(version)}
                >
                  View
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {opened && (
        <VersionDialog
          version={opened}
          onRestore={() => restore(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </ProfileCard>
  );
}

/** An earlier version of the profile, which can be restored. */
function VersionDialog({
  version: { text, seenAt, origin },
  onRestore,
  onClose,
}: {
  version: ProfileVersion;
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="upload"
      eyebrow="Business profile"
      title={dateAndTime(seenAt)}
      description={ORIGIN_LABELS[origin]}
      footer={
        <>
          <Button variant="secondary" className="ml-auto" onClick={onClose}>
            Keep current
          </Button>
          <Button onClick={onRestore}>
            <Icon of={RotateCcw} />
            <span>Restore this version</span>
          </Button>
        </>
      }
    >
      <LazyMarkdown level={3}>{text}</LazyMarkdown>
    </Dialog>
  );
}

/** The sections of the text that is being written; the last one is not finished. */
export function ProfileSections({ editor }: { editor: ProfileEditor }) {
  const sections = profileSections(useShownText(editor));
  if (sections.length === 0) return null;
  return (
    <ProfileCard title="Sections">
      <ol role="list" className="mt-2">
        {sections.map((title, index) => {
          const isLast = index === sections.length - 1;
          return (
            <li
              key={index}
              aria-current={isLast ? 'step' : undefined}
              className={cx('flex items-start gap-2.5 py-1.5', isLast && 'font-medium')}
            >
              <span className="mt-0.5 inline-flex shrink-0">
                {isLast ? <SpinnerRing /> : <Icon of={CircleCheck} className="text-positive" />}
              </span>
              <span className="min-w-0">{title}</span>
            </li>
          );
        })}
      </ol>
    </ProfileCard>
  );
}

/** Shown during a generation: the previous version can be restored. */
export function PreviousVersionNote({ version }: { version: ProfileVersion }) {
  return (
    <section className={`${cardClass} p-6 max-sm:p-4`}>
      <p className="text-16 font-semibold">{`Your version of ${shortDay(version.seenAt)} is safe`}</p>
      <p className="mt-1 text-muted">
        Stop keeps what has been written. You can restore the previous version at any time.
      </p>
    </section>
  );
}

/**
 * The numbers of answers and documents that the profile is made from, with Edit answers
 * (docs/product/generated-profile.md#made-from). Renders nothing until they are loaded.
 */
export function MadeFrom({ onEditAnswers }: { onEditAnswers: () => void }) {
  const { data: record } = useQuery(onboardingRecordQuery);
  if (!record) return null;
  return (
    <ProfileCard title="Made from">
      <DescriptionList
        className="mt-1 mb-3"
        items={[
          {
            label: 'Answers',
            value: `${countAnswered(record.answers)} of ${ANSWER_FIELDS.length}`,
          },
          { label: 'Documents', value: record.uploadedFiles.length },
        ]}
      />
      <Button variant="secondary" block onClick={onEditAnswers}>
        Edit answers
      </Button>
    </ProfileCard>
  );
}
