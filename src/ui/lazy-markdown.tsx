import { useEffect, useState } from 'react';
import { deferred } from '@/lib/deferred';
import type { MarkdownProps } from './markdown';
import { Skeleton, SkeletonGroup } from './skeleton';

const code = deferred(async () => (await import('./markdown')).Markdown);

/** Fetches the code that draws Markdown, for whoever is about to show some (hover, focus). */
export function prepareMarkdown(): void {
  // What can't be fetched now is fetched when it is shown.
  code.load().catch(() => undefined);
}

/**
 * Markdown, drawn by code that comes with the first text. Where the code can't be had the text
 * stands there as it was written: harmless, and nothing of it is lost.
 */
export function LazyMarkdown(props: MarkdownProps) {
  const Markdown = code.use();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    code.load().catch(() => setFailed(true));
  }, []);

  if (Markdown) return <Markdown {...props} />;
  if (failed) {
    return <p className="text-16 break-words whitespace-pre-wrap text-ink-2">{props.children}</p>;
  }
  return (
    <SkeletonGroup label="Loading text..." className="space-y-4">
      <Skeleton className="h-4 rounded-mark" />
      <Skeleton className="h-4 rounded-mark" />
      <Skeleton className="h-4 w-2/3 rounded-mark" />
    </SkeletonGroup>
  );
}
