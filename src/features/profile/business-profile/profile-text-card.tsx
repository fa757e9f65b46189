import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyMarkdown } from '@/features/profile/copy-markdown';
import { isApple } from '@/lib/browser/is-apple';
import { cx } from '@/lib/cx';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { cardClass } from '@/ui/card';
import { Alert } from '@/ui/feedback/alert';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { showToast } from '@/ui/feedback/toast';
import { controlClass, FieldFrame } from '@/ui/form/field';
import { LazyMarkdown, markdownHtml } from '@/ui/markdown/lazy-markdown';
import { GenerationAlert } from './generation-alert';
import { ProfileActions } from './profile-actions';
import type { ProfileEditor } from './profile-editor';
import {
  MadeFrom,
  ProfileSections,
  ProfileVersions,
  PreviousVersionNote,
} from './profile-side-cards';
import type { ProfileEditorState } from './use-profile-editor';
import { useShownText } from './use-shown-text';

interface CardProps extends ProfileEditorState {
  onGenerate: () => void;
  onEditAnswers: () => void;
}

/** The generated profile as a document, with its actions and a mode in which it is edited. */
export function ProfileTextCard({ onGenerate, onEditAnswers, ...profile }: CardProps) {
  const { editor, view } = profile;
  const [lastVersion] = profile.versions;
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const isIdle = view.phase === 'idle';
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
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={titleId} className="text-24 font-semibold">
            Business profile
          </h3>
          <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
            {view.phase === 'starting' && <SpinnerText>Reading your answers...</SpinnerText>}
            {view.phase === 'writing' && <SpinnerText>Writing your profile...</SpinnerText>}
            {isIdle && view.result?.kind === 'finished' && 'Your profile is written.'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ProfileActions
            {...profile}
            isEditing={isEditing}
            editButton={editButton}
            onCopy={() => void copy()}
            onPrint={() => window.print()}
            onGenerate={onGenerate}
            onEdit={edit}
            onDone={finishEditing}
          />
        </div>
      </div>
      <GenerationAlert {...profile} />
      {hasCopyFailed && (
        <Alert
          tone="info"
          title="Your browser did not allow copying."
          onDismiss={() => setHasCopyFailed(false)}
          className="mb-4"
        >
          The text is selected
          <span className="pointer-coarse:hidden">
            : copy it with {isApple() ? '⌘C' : 'Ctrl+C'}
          </span>
          .
        </Alert>
      )}
      {isEditing ? (
        <FieldFrame label="Profile text">
          {(links) => (
            <textarea
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
      {!isEditing && (
        <div className="mt-6 grid gap-6 empty:hidden lg:grid-cols-2">
          {isIdle ? (
            <>
              <ProfileVersions {...profile} />
              <MadeFrom onEditAnswers={onEditAnswers} />
            </>
          ) : (
            <>
              {view.phase === 'writing' && <ProfileSections editor={editor} />}
              {lastVersion && <PreviousVersionNote version={lastVersion} />}
            </>
          )}
        </div>
      )}
    </section>
  );
}

function SpinnerText({ children }: { children: string }) {
  return (
    <>
      <SpinnerRing />
      {children}
    </>
  );
}

/** Sizes of the headings of levels 4 and 5, which are the topmost ones of the text. */
const HEADINGS =
  '[&_h4]:text-24 [&_h4]:tracking-tight sm:[&_h4]:text-32 [&_h5]:pt-4 [&_h5]:text-20 [&_blockquote]:border-brand [&_blockquote]:text-20 [&_blockquote]:text-ink';

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
  // Copy does not wait for this module.
  useEffect(() => markdownHtml.preload(), []);
  return (
    <article
      data-print
      aria-label="Profile text"
      aria-busy={isWriting || undefined}
      className={cx(cardClass, 'px-16 pt-14 pb-16 max-lg:p-8 max-sm:p-4', HEADINGS)}
    >
      <div className="max-w-170">
        {text.trim() === '' ? (
          <p className="text-muted">
            Your profile is empty. Write it with Edit, or generate it again.
          </p>
        ) : (
          <LazyMarkdown level={4} whole={isWhole}>
            {text}
          </LazyMarkdown>
        )}
        {isWriting && <span aria-hidden className="mt-2 block h-4 w-2 rounded-mark bg-brand" />}
      </div>
    </article>
  );
}
