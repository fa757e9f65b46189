/** The heading of a page that has none yet, for screen readers: each page has one of level 1. */
export function PlaceholderHeading() {
  return <h1 className="sr-only">Please wait</h1>;
}
