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
import { ProfileEnding, type EditedProfile } from './profile-ending';

/** Characters from which the browser's spelling marks would make each key wait. */
const SPELL_CHECKED = 50_000;

interface CardProps extends EditedProfile {
  onGenerate: () => void;
}

/** The text of the profile and what can be done with it. */
export function ProfileTextCard({ onGenerate, ...profile }: CardProps) {
  const { editor, view } = profile;
  const titleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [copyRefused, setCopyRefused] = useState(false);
  const isStill = view.phase === 'still';
  // What is being written shows where it can be stopped, edited and saved.
  const isPreview = mode === 'preview' && isStill;

  // The same function for as long as the text area is there: each new one would reset the caret.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      editor.attach(element);
    },
    [editor],
  );

  async function copy() {
    const done = await copyText(editor.text());
    setCopyRefused(!done);
    if (done) {
      showToast('success', 'Content copied to clipboard!');
      return;
    }
    flushSync(() => setMode('edit'));
    area.current?.focus();
    area.current?.select();
  }

  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} className="text-16 font-semibold">
          Your generated profile
        </h3>
        {isStill && (
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
      <ProfileEnding {...profile} className="mb-4" />
      {copyRefused && (
        <Alert
          tone="info"
          title="Your browser did not allow copying."
          onDismiss={() => setCopyRefused(false)}
          className="mb-4"
        >
          The text is selected: copy it with Ctrl+C, or ⌘C on a Mac.
        </Alert>
      )}
      <FieldFrame
        label="Profile text"
        id={`${titleId}-text`}
        describedBy={undefined}
        readOnly={!isStill}
        className={cx(isPreview && 'hidden')}
      >
        {(links) => (
          <textarea
            {...links}
            ref={attach}
            rows={20}
            aria-busy={!isStill || undefined}
            spellCheck={editor.text().length < SPELL_CHECKED}
            onInput={editor.typed}
            // A logout, for which the field loses the focus, asks whether there is a draft.
            onBlur={editor.keepDraft}
            className={`${controlClass} resize-y py-2.5`}
          />
        )}
      </FieldFrame>
      {isPreview && <LazyMarkdown level={4}>{editor.text()}</LazyMarkdown>}
      <ProfileActions {...profile} onCopy={() => void copy()} onGenerate={onGenerate} />
    </section>
  );
}
