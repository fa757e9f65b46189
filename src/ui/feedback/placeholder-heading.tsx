import { moveFocusOnRemoval } from '@/lib/browser/focus';
import { PageHeading } from '@/ui/page-heading';

/**
 * The heading of a page that has none yet, for screen readers: each page has one of level 1. If it
 * has the focus, that moves to the heading that replaces it.
 */
export function PlaceholderHeading() {
  return (
    <PageHeading ref={moveFocusOnRemoval} className="sr-only">
      Please wait
    </PageHeading>
  );
}
