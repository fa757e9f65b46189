import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { lazyPart } from '@/ui/lazy-part';
import type { MarkdownProps } from './markdown';

/** Characters per line of the skeleton: fewer than fit, because paragraphs end with short lines. */
const LINE_LENGTH = 60;
/** Further lines would be below the viewport. */
const MAX_LINES = 40;

/** A skeleton about as high as the text, so that what follows the text is not shifted. */
function MarkdownSkeleton({ length }: { length: number }) {
  const count = Math.min(Math.max(Math.ceil(length / LINE_LENGTH), 3), MAX_LINES);
  return (
    <SkeletonGroup label="Loading text..." className="space-y-4">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={`h-4 rounded-mark ${line % 3 === 2 ? 'w-2/3' : ''}`} />
      ))}
    </SkeletonGroup>
  );
}

/**
 * The `Markdown` component, whose chunk is the largest and is loaded with the first text. If it
 * can't be loaded, the Markdown source is shown as text.
 */
export const LazyMarkdown = lazyPart<MarkdownProps>(
  async () => (await import('./markdown')).Markdown,
  {
    fallback: ({ children }) => <MarkdownSkeleton length={children.length} />,
    failure: ({ children }) => (
      <p className="text-16 break-words whitespace-pre-wrap text-ink-2">{children}</p>
    ),
  },
);
