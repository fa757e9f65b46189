import { useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '@/lib/copy-text';
import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { controlClass, FieldFrame } from '@/ui/field';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { Alert } from '@/ui/notice';
import { SegmentedControl } from '@/ui/segmented-control';
import { showToast } from '@/ui/toast';
import { ProfileActions } from './profile-actions';
import { GenerationAlert, type ProfileEditorState } from './generation-alert';

interface CardProps extends ProfileEditorState {
  onGenerate: () => void;
}

/** The generated profile with its text area, preview and actions. */
export function ProfileTextCard({ onGenerate, ...profile }: CardProps) {
  const { editor, view } = profile;
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [selectedMode, setMode] = useState<'edit' | 'preview' | null>(null);
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const isIdle = view.phase === 'idle';
  const mode = selectedMode ?? (view.isLong ? 'preview' : 'edit');
  // During a generation the text area shows, not the preview.
  const isPreview = mode === 'preview' && isIdle;

  // A stable ref callback, because a new one would re-attach the text area and reset the caret.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      editor.attach(element);
    },
    [editor],
  );

  async function copy() {
    const done = await copyText(editor.text());
    setHasCopyFailed(!done);
    if (done) {
      showToast('success', 'Content copied to clipboard!');
      return;
    }
    flushSync(() => setMode('edit'));
    area.current?.focus();
    area.current?.select();
  }

  function generate() {
    // A long new text opens in the preview, also after the old one was edited.
    if (selectedMode === 'edit') setMode(null);
    onGenerate();
  }

  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} className="text-16 font-semibold">
          Your generated profile
        </h3>
        {isIdle && (
          <span onPointerEnter={LazyMarkdown.preload} onFocus={LazyMarkdown.preload}>
            <SegmentedControl
              label="View"
              options={[
                { value: 'edit', label: 'Edit' },
                { value: 'preview', label: 'Preview' },
              ]}
              value={mode}
              onChange={setMode}
            />
          </span>
        )}
      </div>
      <GenerationAlert {...profile} className="mb-4" />
      {hasCopyFailed && (
        <Alert
          tone="info"
          title="Your browser did not allow copying."
          onDismiss={() => setHasCopyFailed(false)}
          className="mb-4"
        >
          The text is selected: copy it with Ctrl+C, or ⌘C on a Mac.
        </Alert>
      )}
      <FieldFrame
        label="Profile text"
        id={`${titleId}-text`}
        describedBy={undefined}
        readOnly={!isIdle}
        help={
          !isIdle && view.isLong
            ? 'This is a long text, so only its end shows while it is being written.'
            : undefined
        }
        className={cx(isPreview && 'hidden')}
      >
        {(links) => (
          <textarea
            {...links}
            ref={attach}
            rows={20}
            aria-busy={!isIdle || undefined}
            // In a long text the browser's spell check delays each keystroke.
            spellCheck={!view.isLong}
            onInput={() => {
              setMode('edit');
              editor.onInput();
            }}
            // Pressing Logout blurs the field first and then checks for a draft.
            onBlur={editor.flushDraft}
            className={`${controlClass} resize-y py-2.5`}
          />
        )}
      </FieldFrame>
      {isPreview && <LazyMarkdown level={4}>{editor.text()}</LazyMarkdown>}
      <ProfileActions {...profile} onCopy={() => void copy()} onGenerate={generate} />
    </section>
  );
}
