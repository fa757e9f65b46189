import { useEffect } from 'react';
import { cx } from '@/lib/cx';
import { markdownHtml } from '@/ui/lazy-markdown-html';
import { cardClass } from '@/ui/card';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import type { ProfileEditor } from './profile-editor';
import { useShownText } from './use-shown-text';

/** Sizes of the headings of levels 4 and 5, which are the topmost ones of the text. */
const HEADINGS =
  '[&_h4]:text-24 [&_h4]:tracking-tight sm:[&_h4]:text-32 [&_h5]:pt-4 [&_h5]:text-20 [&_blockquote]:border-brand [&_blockquote]:text-20 [&_blockquote]:text-ink';

/** A caret after the last block of a text that is being written. */
const CARET =
  "[&>div>div>:last-child]:after:ml-1 [&>div>div>:last-child]:after:inline-block [&>div>div>:last-child]:after:h-4.5 [&>div>div>:last-child]:after:w-2 [&>div>div>:last-child]:after:rounded-mark [&>div>div>:last-child]:after:bg-brand [&>div>div>:last-child]:after:align-[-3px] [&>div>div>:last-child]:after:content-['']";

/** The profile's text as a rendered document, also while it is being written. */
export function ProfileDocument({
  editor,
  isWriting,
}: {
  editor: ProfileEditor;
  isWriting: boolean;
}) {
  const text = useShownText(editor);
  // Copy needs it without a wait.
  useEffect(() => markdownHtml.preload(), []);
  return (
    <article
      data-print
      aria-label="Profile text"
      aria-busy={isWriting || undefined}
      className={cx(
        cardClass,
        'px-16 pt-14 pb-16 max-lg:p-8 max-sm:p-4',
        HEADINGS,
        isWriting && CARET,
      )}
    >
      <div className="max-w-170">
        {text.trim() === '' ? (
          <p className="text-muted">There is no text. Edit it, or generate it again.</p>
        ) : (
          <LazyMarkdown level={4}>{text}</LazyMarkdown>
        )}
      </div>
    </article>
  );
}
