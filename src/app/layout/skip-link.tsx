/** A link to the page's content, the first element in the tab order. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 rounded-control bg-brand px-4 py-2.5 font-medium text-white not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
