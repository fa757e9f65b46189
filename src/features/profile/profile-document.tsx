import { useEffect } from 'react';
import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { markdownHtml } from '@/ui/lazy-markdown-html';
import type { ProfileEditor } from './profile-editor';
import { useShownText } from './use-shown-text';

/** Sizes of the headings of levels 4 and 5, which are the topmost ones of the text. */
const HEADINGS =
  '[&_h4]:text-24 [&_h4]:tracking-tight sm:[&_h4]:text-32 [&_h5]:pt-4 [&_h5]:text-20 [&_blockquote]:border-brand [&_blockquote]:text-20 [&_blockquote]:text-ink';

/** The profile's text as a rendered document, also while it is being written. */
export function ProfileDocument({
  editor,
  isWriting,
}: {
  editor: ProfileEditor;
  isWriting: boolean;
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
          <LazyMarkdown level={4}>{text}</LazyMarkdown>
        )}
        {isWriting && <span aria-hidden className="mt-2 block h-4 w-2 rounded-mark bg-brand" />}
      </div>
    </article>
  );
}
