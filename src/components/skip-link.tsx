import { focusElement } from '@/lib/browser/focus';

/**
 * A link that shows while it has the focus, and moves it to the page's heading in the element with
 * an id, or to that.
 */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The browser's own entry for the anchor would be restored at the scroll position of
        // another page.
        event.preventDefault();
        const target = document.getElementById(to);
        if (!target) return;
        focusElement(target.querySelector<HTMLElement>('h1') ?? target);
        target.scrollIntoView();
      }}
      className="fixed top-3 left-3 z-50 rounded-control bg-brand px-4 py-2.5 font-medium text-white not-focus:sr-only"
    >
      {children}
    </a>
  );
}
