import { useCallback, useId, useRef, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { copyMarkdown } from '@/features/profile/copy-markdown';
import { isApple } from '@/lib/browser/is-apple';
import { cx } from '@/lib/cx';
import { useNow } from '@/lib/react/use-now';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { profileSource } from '@/resources/onboarding/business-profile/profile-source';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Alert } from '@/ui/feedback/alert';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { showToast } from '@/ui/feedback/toast';
import { controlClass, FieldFrame } from '@/ui/form/field';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { GenerationAlert } from './generation-alert';
import { ProfileActions } from './profile-actions';
import type { ProfileEditor } from './profile-editor';
import { columnsClass, PROFILE_TITLE, ProfileHeader } from './profile-header';
import {
  MadeFrom,
  ProfileSections,
  ProfileVersions,
  PreviousVersionNote,
} from './profile-side-cards';
import type { ProfileEditorState } from './use-profile-editor';
import { useShownText } from './use-shown-text';

interface CardProps extends ProfileEditorState {
  heading: Ref<HTMLHeadingElement>;
  onGenerate: () => void;
  /** Called to show the choice between the current text and the new one. */
  onChoose: () => void;
  onEditAnswers: () => void;
}

/** The generated profile as a document, with its actions and a mode in which it is edited. */
export function ProfileTextCard(props: CardProps) {
  const { heading, onGenerate, onChoose, onEditAnswers, ...profile } = props;
  const { editor, view } = profile;
  const [lastVersion] = profile.versions;
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const isIdle = view.phase === 'idle';
  /** The shown text was just generated, and not one beside it. */
  const isWritten = isIdle && view.result?.kind === 'finished' && !view.choice;
  // A new text shows as a document, also after the old one was edited.
  if (isEditing && !isIdle) setIsEditing(false);

  // A stable ref callback, because a new one would re-attach the text area and reset the caret.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      editor.attach(element);
    },
    [editor],
  );

  function edit() {
    flushSync(() => setIsEditing(true));
    area.current?.focus();
  }

  function finishEditing() {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  }

  // The whole document is printed, and not the text area, also by the browser's own command.
  useWindowEvent('beforeprint', () => {
    flushSync(() => {
      setIsEditing(false);
      setIsPrinting(true);
    });
  });
  useWindowEvent('afterprint', () => setIsPrinting(false));

  async function copy() {
    const done = await copyMarkdown(editor.text());
    setHasCopyFailed(!done);
    if (done) {
      showToast('success', 'Content copied to clipboard!');
      return;
    }
    edit();
    area.current?.select();
  }

  return (
    <section aria-labelledby={titleId}>
      <ProfileHeader
        id={titleId}
        heading={heading}
        title={PROFILE_TITLE}
        actions={
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
            <ProfileActions
              {...profile}
              isEditing={isEditing}
              editButton={editButton}
              onCopy={() => void copy()}
              onGenerate={onGenerate}
              onEdit={edit}
              onDone={finishEditing}
            />
          </div>
        }
      >
        <div className="mt-1 flex flex-wrap gap-x-2 text-muted">
          <p role="status" className="flex items-center gap-2 empty:hidden">
            {view.phase === 'starting' && <SpinnerText>Reading your answers...</SpinnerText>}
            {view.phase === 'writing' && <SpinnerText>Writing your profile...</SpinnerText>}
            {isWritten && <span>Your profile is written.</span>}
          </p>
          {isIdle && <ProfileSource {...profile} />}
        </div>
      </ProfileHeader>
      {view.choice ? <OpenChoiceAlert onChoose={onChoose} /> : <GenerationAlert {...profile} />}
      {hasCopyFailed && (
        <Alert
          tone="info"
          title="Your browser did not allow copying."
          onDismiss={() => setHasCopyFailed(false)}
          className="mb-4"
        >
          <span>The text is selected</span>
          <span className="pointer-coarse:hidden">
            {`: copy it with ${isApple() ? '⌘C' : 'Ctrl+C'}`}
          </span>
          <span>.</span>
        </Alert>
      )}
      <div className={columnsClass}>
        {isEditing ? (
          <FieldFrame label="Profile text">
            {(links) => (
              <textarea
                dir="auto"
                {...links}
                ref={attach}
                rows={20}
                spellCheck={!view.isLong}
                onInput={editor.onInput}
                // Pressing Logout blurs the field first and then checks for a draft.
                onBlur={editor.flushDraft}
                className={`${controlClass} resize-y py-2.5`}
              />
            )}
          </FieldFrame>
        ) : (
          <ProfileDocument
            editor={editor}
            isWriting={view.phase === 'writing'}
            isWhole={isPrinting}
          />
        )}
        <div className="grid gap-4 empty:hidden">
          {isIdle ? (
            <>
              {!isEditing && <ProfileVersions {...profile} />}
              <MadeFrom onEditAnswers={onEditAnswers} />
            </>
          ) : (
            <>
              {view.phase === 'writing' && <ProfileSections editor={editor} />}
              {lastVersion && <PreviousVersionNote version={lastVersion} />}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** When and from what the text was made. */
function ProfileSource({ editor, view, versions }: ProfileEditorState) {
  const { data: record } = useQuery(onboardingRecordQuery);
  // Re-renders when another text shows; what was typed is read, because it does not notify.
  useShownText(editor);
  const text = editor.text();
  const now = useNow();
  const version = versions.find((candidate) => isSameText(candidate.text, text));
  return (
    <p className="num">{view.canSave ? 'Unsaved changes' : profileSource(version, record, now)}</p>
  );
}

/** A new text waits for the member's choice, which was left by Back. */
function OpenChoiceAlert({ onChoose }: { onChoose: () => void }) {
  return (
    <Alert
      tone="info"
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" className="self-center" onClick={onChoose}>
          Compare
        </Button>
      }
    >
      A new version of your profile is here. Choose the sections that you want to keep.
    </Alert>
  );
}

function SpinnerText({ children }: { children: string }) {
  return (
    <>
      <SpinnerRing />
      <span>{children}</span>
    </>
  );
}

/** Sizes of the headings of levels 2 and 3, which are the topmost ones of the text. */
const HEADINGS =
  '[&_h2]:text-24 [&_h2]:tracking-tight sm:[&_h2]:text-32 [&_h3]:pt-4 [&_h3]:text-20 [&_blockquote]:border-brand [&_blockquote]:text-20 [&_blockquote]:text-ink';

/** Leaves a column of 680 px where the window is wide enough. */
const PADDING = 'p-8 max-sm:p-4 lg:px-[clamp(2rem,(100%-680px)/2,5rem)] lg:pt-14 lg:pb-16';

/** The profile's text as a rendered document, also while it is being written. */
function ProfileDocument({
  editor,
  isWriting,
  isWhole,
}: {
  editor: ProfileEditor;
  isWriting: boolean;
  /** All sections of a long text render immediately. */
  isWhole: boolean;
}) {
  const text = useShownText(editor);
  return (
    <article
      data-print
      aria-label="Profile text"
      aria-busy={isWriting || undefined}
      className={cx(cardClass, PADDING, HEADINGS)}
    >
      <div className="max-w-read">
        {text.trim() === '' ? (
          <p className="text-muted">
            Your profile is empty. Write it with Edit, or generate it again.
          </p>
        ) : (
          <LazyMarkdown level={2} whole={isWhole}>
            {text}
          </LazyMarkdown>
        )}
        {isWriting && <span aria-hidden className="mt-2 block h-4 w-2 rounded-mark bg-brand" />}
      </div>
    </article>
  );
}
