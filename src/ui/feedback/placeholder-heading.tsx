import { moveFocusOnRemoval } from '@/lib/browser/focus';

/**
 * The heading of a page that has none yet, for screen readers: each page has one of level 1. If it
 * has the focus, that moves to the heading that replaces it.
 */
export function PlaceholderHeading() {
  return (
    <h1 ref={moveFocusOnRemoval} className="sr-only">
      Please wait
    </h1>
  );
}
