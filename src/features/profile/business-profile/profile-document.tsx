import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';

/** The class names of the page's two columns: the document, and the versions beside it. */
export const columnsClass =
  'grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-8';

/** Sizes of the headings of levels 2 and 3, which are the topmost ones of the text. */
const HEADINGS =
  '[&_h2]:text-24 [&_h2]:tracking-tight sm:[&_h2]:text-32 [&_h3]:pt-4 [&_h3]:text-20 [&_blockquote]:border-brand [&_blockquote]:text-20 [&_blockquote]:text-ink';

/** Leaves a column of 680 px where the window is wide enough. */
const PADDING = 'p-8 max-sm:p-4 lg:px-[clamp(2rem,(100%-680px)/2,5rem)] lg:pt-14 lg:pb-16';

/** The profile's text as a rendered document, even while it is being written. */
export function ProfileDocument({
  text,
  isWriting,
  isWhole,
}: {
  text: string;
  isWriting: boolean;
  /** All sections of a long text render immediately. */
  isWhole: boolean;
}) {
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
