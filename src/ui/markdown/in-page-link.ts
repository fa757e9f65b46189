import type { MouseEvent } from 'react';
import { focusElement } from '@/lib/browser/focus';

/** The fragment with which GitHub links to a heading: `Offer & price` gives `offer--price`. */
function slugOf(heading: Element): string {
  const text = heading.textContent.trim().toLowerCase();
  return text.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
}

/**
 * Focuses the first heading that a link of the form `#slug` means, if its Markdown text has one
 * (docs/product/outputs.md#markdown). The browser's own history entry would close an open dialog,
 * and be restored at the scroll position of another page.
 */
export function focusLinkedHeading(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const link = event.currentTarget;
  const headings = link
    .closest('[data-markdown]')
    ?.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6');
  const target = [...(headings ?? [])].find(
    // The parser of Markdown encodes the URL of a link.
    (heading) => link.getAttribute('href') === `#${encodeURIComponent(slugOf(heading))}`,
  );
  if (!target) return;
  focusElement(target);
  target.scrollIntoView();
}
