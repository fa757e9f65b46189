import { lazyPart } from './lazy-part';
import type { MarkdownProps } from './markdown';
import { Skeleton, SkeletonGroup } from './skeleton';

/**
 * The `Markdown` component, whose chunk is the largest and is loaded with the first text. If it
 * can't be loaded, the Markdown source is shown as text.
 */
export const LazyMarkdown = lazyPart<MarkdownProps>(
  async () => (await import('./markdown')).Markdown,
  {
    fallback: (
      <SkeletonGroup label="Loading text..." className="space-y-4">
        <Skeleton className="h-4 rounded-mark" />
        <Skeleton className="h-4 rounded-mark" />
        <Skeleton className="h-4 w-2/3 rounded-mark" />
      </SkeletonGroup>
    ),
    failure: ({ props }) => (
      <p className="text-16 break-words whitespace-pre-wrap text-ink-2">{props.children}</p>
    ),
  },
);
